/**
 * A phone shows rows as cards, with `display: block`, and browsers then forget that it is a table.
 * Saying the roles aloud keeps it one for screen readers.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  header: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
