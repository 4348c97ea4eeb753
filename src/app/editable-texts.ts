/**
 * The tables with texts that our team edits, and how each carries its language (decision 0141): as a column, alone or in the key that
 * makes a text unique, or as the keys of `words`.
 */
export const editableTexts: Readonly<Record<string, "column" | "in key" | "words">> = {
  word_versions: "in key",
  canned_replies: "column",
  campaigns: "column",
  services: "words",
  service_versions: "words",
  tours: "words",
  tour_versions: "words",
  extras: "words",
  claims: "in key",
  legal_versions: "in key",
  legal_readings: "in key",
  pages: "in key",
  menu_versions: "in key",
};
