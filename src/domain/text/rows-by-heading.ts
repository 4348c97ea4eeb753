type Headings<Field extends string> = { readonly [K in Field]: readonly string[] };

/**
 * The rows of a file by the words of its first line; undefined where no column is `needed`. A field without a column, or with
 * an empty cell, says nothing.
 */
export function rowsByHeading<Field extends string>(
  table: readonly (readonly string[])[],
  headings: Headings<Field>,
  needed: Field,
): readonly { readonly [K in Field]?: string }[] | undefined {
  const [first = [], ...rest] = table;
  const fields = first.map((heading) => fieldOf(heading, headings));
  if (!fields.includes(needed)) return undefined;
  return rest
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .map((cells) => {
      const row: { [K in Field]?: string } = {};
      for (const [at, field] of fields.entries()) {
        const cell = cells[at]?.trim() ?? "";
        if (field && cell) row[field] = cell.slice(0, 200);
      }
      return row;
    });
}

function fieldOf<Field extends string>(heading: string, headings: Headings<Field>): Field | undefined {
  const words = heading
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase()
    .replace(/[_-]+/g, " ");
  return (Object.keys(headings) as Field[]).find((field) => headings[field].includes(words));
}
