"""ncnn: what the rules over the text of a `.param` mean. Which fault breaks which of them, the schema says."""

from __future__ import annotations

from nkformats.errors import Rule
from nkformats.rules import table

_PAGE = "ncnn wiki, param and model file structure"
_NET = "ncnn 1.0.20261020, src/net.cpp"
_DICT = "ncnn 1.0.20261020, src/paramdict.cpp"
_SEEN = "observed on 1.0.20261020"
_TEXT = "it is no text of a model; nothing in it can be read as one"
_REFUSES = "refuses: the magic number is missing"
_MEMORY = "not applicable: this is about a model in memory"

#: Files of another kind under the name of a `.param`, and its first tokens.
_HEAD = (
    Rule(
        "NCNN001", "error", "The .param is empty",
        "A converter or a download failed and left a file without content.",
        "refuses: there is no magic number", "convert the model again, or get the file again", _SEEN,
    ),
    Rule(
        "NCNN002", "error", "The .param is a page of a web site",
        "A download link led to a page (often an error or login page) and this was saved.",
        _REFUSES, "download the file itself, not the page that shows it", _SEEN,
    ),
    Rule(
        "NCNN003", "error", "The .param is an archive or compressed",
        _TEXT, _REFUSES, "unpack it, and use the files inside", _SEEN,
    ),
    Rule(
        "NCNN004", "error", "The .param is a Git LFS pointer",
        "The repository was fetched without its large files; these three lines only say where the file is.",
        _REFUSES, "run `git lfs pull` in the repository, or download the file itself", _SEEN,
    ),
    Rule(
        "NCNN005", "error", "The .param is a picture",
        _TEXT, _REFUSES, "use the model's file; the picture may be a drawing of its graph", _SEEN,
    ),
    Rule(
        "NCNN006", "error", "The .param is a binary .param.bin",
        "The binary form has its own loader; both begin with the same number, once as text and once as 4 bytes.",
        'refuses: "param is too old, please regenerate"', "name it .param.bin and load it as such", _SEEN,
    ),
    Rule(
        "NCNN007", "error", "The .param is binary data",
        _TEXT, _REFUSES, "check that .param and .bin were not exchanged, then get the file again", _SEEN,
    ),
    Rule(
        "NCNN008", "error", "The text does not begin with 7767517",
        "The number says that the text is an ncnn model with `key=value` parameters.",
        'refuses: "param is too old, please regenerate"', "check that it is the file you think it is", _PAGE,
    ),
    Rule(
        "NCNN009", "error", "The .param is a pnnx graph",
        "pnnx writes two graphs with the same magic number: .pnnx.param for itself and .ncnn.param for ncnn. This is "
        "the first, with operators of PyTorch, parameters by name, and shapes and weights in a notation of its own.",
        "refuses: there is no layer `pnnx.Input`", "use the .ncnn.param and .ncnn.bin beside it", _SEEN,
    ),
    Rule(
        "NCNN010", "error", "The .param is UTF-16 text",
        "An editor saved it with two bytes a character; every second byte is NUL.",
        _REFUSES, "save it as UTF-8 without byte order mark", _SEEN,
    ),
    Rule(
        "NCNN011", "error", "A byte order mark stands before the magic number",
        "An editor put three bytes in front of the text; they belong to the first token.",
        _REFUSES, "save the file as UTF-8 without byte order mark", _SEEN,
    ),
    Rule(
        "NCNN012", "error", "The file is of before 2017-10-15: no magic number, and values without keys",
        "The meaning of a value was its position. It is read here with the position as key.",
        'refuses: "param is too old, please regenerate"', "write the model again; the layers keep their order", _SEEN,
    ),
    Rule(
        "NCNN013", "error", "The magic number is missing before the counts",
        "Parameters with keys came together with the number; such a file lost its first line.",
        'refuses: "param is too old, please regenerate"', "put 7767517 on a line before the counts", _PAGE,
    ),
    Rule(
        "NCNN014", "note", "A count or key is spelled with a sign or leading zeros",
        "It is read as the plain number; other tools may compare the text.",
        "accepts", "spell it as a plain number", _NET,
    ),
    Rule(
        "NCNN015", "error", "A count of the head is no number",
        "Without the two counts after the magic number it is not known where the layers begin.",
        "refuses", "write the number of layers and the number of blobs after the magic number", _PAGE,
    ),
    Rule(
        "NCNN016", "error", "The number of layers or blobs is not within 1 to 1,000,000",
        "Both counts size tables; older loaders took any number and wrote outside of them or ran out of memory.",
        "refuses; before October 2026 crashed", "write the counts of what is there", _NET,
    ),
    Rule(
        "NCNN017", "error", "Fewer layers follow than are declared",
        "The file was cut, or the count was not corrected after an edit.",
        "refuses; before 2019 crashed", "get the whole file again, or correct the first count", _NET,
    ),
    Rule(
        "NCNN018", "error", "More layers follow than are declared",
        "The layers after the last declared one are dropped without a word, with the outputs they make.",
        "loads it silently wrong: stops after the declared number", "correct the first count", _SEEN,
    ),
    Rule(
        "NCNN019", "warning", "Text follows the last layer",
        "Nobody reads it; it may be a part that was meant to be read.",
        "ignores it", "remove it, or correct the first count if it holds layers", _SEEN,
    ),
)  # fmt: skip

#: Layer records and the lines they stand on.
_RECORDS = (
    Rule(
        "NCNN020", "error", "The file ends within a layer",
        "Type, name, the two counts and as many blob names belong to every layer.",
        "refuses", "get the whole file again", _NET,
    ),
    Rule(
        "NCNN021", "error", "The number of inputs or outputs of a layer is no number",
        "What follows it cannot be told apart. Often a count before it is wrong, or a name holds a blank.",
        "refuses", "correct the counts and names of this layer and of the one before", _PAGE,
    ),
    Rule(
        "NCNN022", "error", "The number of inputs or outputs of a layer is negative or over 1,000,000",
        "No list of names has such a length.",
        "refuses; before October 2026 ran out of memory", "write the number of names that follow", _NET,
    ),
    Rule(
        "NCNN023", "error", "A type or name is longer than 255 bytes",
        "Loaders read into 256 bytes; older ones cut there and took the rest for the next token.",
        "refuses; before October 2026 read everything after it wrongly", "choose a shorter name", _NET,
    ),
    Rule(
        "NCNN024", "error", "A NUL byte stands in the text",
        "For the loader the token or the parameters of the line end there, from memory even the whole text.",
        "loads it silently wrong, or refuses", "remove the byte; check that the file is whole", _SEEN,
    ),
    Rule(
        "NCNN025", "error", "Layers are not one a line",
        "Up to July 2026 parameters could continue on the next lines and a layer begin on any. The file is read so.",
        "refuses, or ignores what is not on the layer's line", "put each layer on a line of its own", _PAGE,
    ),
    Rule(
        "NCNN026", "note", "A layer's type, name, counts and blob names stand on several lines",
        "Loaders accept it. It may also show that a count of blob names is too large.",
        "accepts", "put the layer on one line", _PAGE,
    ),
    Rule(
        "NCNN027", "error", "A parameter is taken for the name of a blob",
        "The number of inputs or outputs is larger than the number of names, so names go on into the parameters.",
        "loads it silently wrong: the parameter is lost", "correct the number of inputs or outputs", _SEEN,
    ),
    Rule(
        "NCNN028", "error", "The text holds a comment",
        "The format has none; the words are taken for a layer or a parameter.",
        "refuses", "remove the comment", _SEEN,
    ),
    Rule(
        "NCNN029", "note", "Lines end with carriage returns",
        "Loaders accept it; some viewers do not.",
        "accepts", "save the file with line feeds alone", _SEEN,
    ),
    Rule(
        "NCNN030", "note", "The last line has no line end",
        "Loaders accept it. It may also show that the file was cut, even within the last number.",
        "accepts", "check that the file is whole", _SEEN,
    ),
)  # fmt: skip

#: Keys and values.
_VALUES = (
    Rule(
        "NCNN031", "error", "A parameter is not key=value",
        "A parameter is a whole number, `=` and the value, without blanks between.",
        "refuses", "correct the parameter; a string with blanks wants quotes", _DICT,
    ),
    Rule(
        "NCNN032", "error", "The key of a parameter is outside 0 to 31",
        "There are 32 slots; arrays have keys -23300 to -23331. Older loaders wrote outside of the table.",
        "refuses; before May 2026 wrote out of bounds", "use a key that the operator has", _DICT,
    ),
    Rule(
        "NCNN033", "warning", "A key stands twice in a layer",
        "The last value wins; the other is without effect and probably not meant.",
        "accepts: the last value wins", "remove the one that is not meant", _PAGE,
    ),
    Rule(
        "NCNN034", "error", "A parameter has no value",
        "Nothing stands behind the `=`; blanks are not skipped there.",
        "refuses", "write the value, or remove the parameter to use the default", _DICT,
    ),
    Rule(
        "NCNN035", "error", "A value is neither a number nor a text",
        "A number begins with a digit, a sign or a point; a text begins with a letter or a quote.",
        "refuses", "correct the value; put texts and expressions in quotes", _DICT,
    ),
    Rule(
        "NCNN036", "error", "A number has the suffix of a C float",
        "Some converters write `2.f` or `0.25f`. It is read as the number.",
        "refuses; before October 2026 ignored the suffix", "remove the f", _DICT,
    ),
    Rule(
        "NCNN037", "error", "Something is glued to a number",
        "Older loaders read the number and dropped the rest; it is read so.",
        "refuses; before October 2026 ignored the rest", "correct the value; put texts in quotes", _DICT,
    ),
    Rule(
        "NCNN038", "error", "A whole number does not fit 32 bits",
        "Older loaders wrapped it around; it is read so.",
        "refuses; before October 2026 wrapped", "correct the number, or spell it as a float", _DICT,
    ),
    Rule(
        "NCNN039", "error", "A number is larger than the largest float",
        "As a 32-bit float it is infinite.",
        "refuses; before October 2026 took infinity", "write a finite number, such as 3.4028235e38", _DICT,
    ),
    Rule(
        "NCNN040", "error", "A number has more than 127 characters",
        "Loaders read into 128 bytes, older ones into 16.",
        "refuses", "round the number to 9 digits; that gives the same float", _DICT,
    ),
    Rule(
        "NCNN041", "note", "Loaders of before October 2026 misread this number",
        "They took at most 15 characters, and 9 digits on either side of the point; more refused the file or gave "
        "another number.",
        "accepts", "round the number to 9 digits; that gives the same float", _DICT,
    ),
    Rule(
        "NCNN042", "warning", "inf or nan is read as a text",
        "A value that begins with a letter is a text, so a parameter that wants a number gets its default.",
        "accepts: the default is used", "write a finite number, such as 3.4028235e38", _SEEN,
    ),
    Rule(
        "NCNN043", "error", "A number is infinite or none",
        "There is no notation for it: behind a sign or in an array, `inf` and `nan` are no numbers.",
        "refuses", "write a finite number, such as -3.4028235e38", _SEEN,
    ),
    Rule(
        "NCNN044", "error", "A placeholder of a template was not filled in",
        "A program was to replace it by a number; it is kept as text.",
        "refuses", "run the program that fills in the template, or write the number", _SEEN,
    ),
    Rule(
        "NCNN045", "error", "A quote is not closed",
        "The text is taken to end with the line; parameters behind it are lost.",
        "refuses", "close the quote", _DICT,
    ),
    Rule(
        "NCNN046", "error", "Something is glued to the closing quote of a text",
        "Quotes have no escapes and texts no lists; a blank must follow the closing quote.",
        "refuses", "separate it by a blank, or put all of it in the quotes", _DICT,
    ),
    Rule(
        "NCNN047", "error", "A text is longer than 255 bytes",
        "Loaders read into 256 bytes.",
        "refuses", "shorten the text", _PAGE,
    ),
    Rule(
        "NCNN048", "error", "An element of an array is missing",
        "Two commas, or `=` and a comma, stand side by side.",
        "refuses", "write the element", _DICT,
    ),
    Rule(
        "NCNN049", "error", "A blank stands in an array",
        "A blank ends the parameter; it is read as if it were not there.",
        "refuses", "remove the blank", _DICT,
    ),
    Rule(
        "NCNN050", "error", "A fraction stands in an array of whole numbers",
        "The first element says what all are. Older loaders cut the fraction off; it is read so.",
        "refuses; before October 2026 cut the fraction off", "spell the first element as a float too", _DICT,
    ),
    Rule(
        "NCNN051", "warning", "A whole number stands in an array of floats",
        "The first element says what all are, so it is read as a float; the format does not define the mixture.",
        "accepts: converts it", "spell all elements with a point", _PAGE,
    ),
    Rule(
        "NCNN052", "error", "An array mixes whole numbers and floats",
        "In this notation each element is stored by its own spelling, and all are read as what the last one is: "
        "the bits of a whole number as a float, or the reverse.",
        "loads it silently wrong", "spell all elements with a point, or none", _SEEN,
    ),
    Rule(
        "NCNN053", "error", "An array has another number of elements than it declares",
        "The first number of this notation is the count of those that follow.",
        "refuses", "correct the count", _DICT,
    ),
    Rule(
        "NCNN054", "error", "An array declares a negative number of elements",
        "The first number of this notation is the count of those that follow; they are read as they are there.",
        "refuses; before October 2026 took it for an absent array", "correct the count", _DICT,
    ),
    Rule(
        "NCNN055", "error", "An array of the older notation does not begin with its length",
        "Keys from -23300 down want the count of elements first, as a whole number.",
        "refuses", "write the count first, or use the plain key", _PAGE,
    ),
)  # fmt: skip

#: What cannot be written.
_WRITING = (
    Rule(
        "NCNN061", "error", "A type or name cannot be written",
        "It is empty, holds a blank, a line end or a NUL, or has more than 255 bytes; or would be read as a comment.",
        _MEMORY, "choose another name", _NET,
    ),
    Rule(
        "NCNN062", "error", "A text cannot be written",
        "A text has at most 255 bytes, and no NUL or line end; with a quote inside, it must be one word that begins "
        "with a letter. A placeholder of a template would change its meaning.",
        _MEMORY, "change the text", _DICT,
    ),
    Rule(
        "NCNN063", "error", "A number cannot be written",
        "A whole number has 32 bits; a float is finite, and stays so in 32 bits.",
        _MEMORY, "choose a number in range", _DICT,
    ),
    Rule(
        "NCNN064", "error", "A key cannot be written",
        "Keys are 0 to 31.", _MEMORY, "use a key that the operator has", _DICT,
    ),
    Rule(
        "NCNN065", "error", "An array cannot be written",
        "It mixes whole numbers and floats, so a loader would read one kind as the other, or holds no numbers.",
        _MEMORY, "make all elements floats, or none", _DICT,
    ),
    Rule(
        "NCNN066", "error", "A count cannot be written",
        "A model has 1 to 1,000,000 layers and as many blobs.", _MEMORY, "correct the model", _NET,
    ),
)  # fmt: skip

RULES = table(*_HEAD, *_RECORDS, *_VALUES, *_WRITING)
