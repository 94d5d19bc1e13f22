"""`python -m nkformats` is the command line."""

from nkformats.cli import main

if __name__ == "__main__":
    main()
