/** A record’s columns in a file: each field with its label and the headings it is recognised by. */
export type ImportColumns<Field extends string> = {
  readonly [K in Field]: {
    readonly label: string;
    readonly headings: readonly string[];
    /** Characters, where it may hold more than other cells. */
    readonly longest?: number;
  };
};

/** A row’s content; a field without a column or with an empty cell is absent. */
export type ImportRow<Field extends string> = { readonly [K in Field]?: string };

/** Characters of a cell that are read. */
export const longestCell = 200;

/** Of a longer one a character too many is read, so that a longer text is refused instead of cut. */
export const charactersOf = ({ longest }: { readonly longest?: number }): number =>
  longest === undefined ? longestCell : longest + 1;

export type ReadRow<Field extends string> = {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly row: ImportRow<Field>;
};

/** A file’s rows by the headings of its first line; undefined without any `needed` column. Empty lines are skipped. */
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
      if (field && cell) row[field] = cell.slice(0, charactersOf(columns[field]));
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
