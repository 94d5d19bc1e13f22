// Light or dark before anything is drawn: what the reader chose, else what the system says.
"use strict";
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch (error) {
  // No storage: the system's choice it is.
}
