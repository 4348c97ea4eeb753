/** The columns a file may have for a record: each field by its label and by the words that a heading may have for it. */
export type ImportColumns<Field extends string> = {
  readonly [K in Field]: { readonly label: string; readonly headings: readonly string[] };
};

/** The content of a row; a field without a column, or with an empty cell, says nothing. */
export type ImportRow<Field extends string> = { readonly [K in Field]?: string };

/** So many characters of a cell are read. */
export const longestCell = 200;

export type ReadRow<Field extends string> = {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly row: ImportRow<Field>;
};

/** The rows of a file by the words of its first line; undefined where no column is `needed`. Empty lines say nothing. */
export function rowsByHeading<Field extends string>(
  table: readonly (readonly string[])[],
  columns: ImportColumns<Field>,
  needed: Field,
): readonly ReadRow<Field>[] | undefined {
  const [first = [], ...rest] = table;
  const fields = first.map((heading) => fieldOf(heading, columns));
  if (!fields.includes(needed)) return undefined;
  return rest.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const row: { [K in Field]?: string } = {};
    for (const [column, field] of fields.entries()) {
      const cell = cells[column]?.trim() ?? "";
      if (field && cell) row[field] = cell.slice(0, longestCell);
    }
    return [{ line: at + 2, row }];
  });
}

function fieldOf<Field extends string>(heading: string, columns: ImportColumns<Field>): Field | undefined {
  const words = heading
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase()
    .replace(/[_-]+/g, " ");
  return (Object.keys(columns) as Field[]).find((field) => columns[field].headings.includes(words));
}
