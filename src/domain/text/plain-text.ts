/** As people type it: no accents, capitals or punctuation; "Simon’s Town" becomes "Simons Town". */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
