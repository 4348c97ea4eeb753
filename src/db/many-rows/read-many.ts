import { Column, type DriverValueDecoder, is, SQL } from "drizzle-orm";

type Field = { readonly path: readonly string[]; readonly field: Column | SQL | SQL.Aliased };
type Cells = readonly unknown[];
type Decode = DriverValueDecoder<unknown, unknown>["mapFromDriverValue"];

type Decoding = { readonly decoder: DriverValueDecoder<unknown, unknown> };

/** A query inside Drizzle, as far as it is needed here; the test beside this notices when it changes. */
type Prepared = {
  readonly fields: readonly Field[];
  customResultMapper?: (rows: readonly Cells[]) => unknown;
  execute(): Promise<unknown>;
};

/**
 * Reads rows by the thousand. Drizzle finds out again for each cell how it is decoded, which takes longer than all the
 * rest of a read; here it is found out once for each column. Only for selections without parts inside parts.
 */
export async function readMany<Row>(query: PromiseLike<Row[]>): Promise<Row[]> {
  const prepared = (query as unknown as { prepare(name: string): Prepared }).prepare("");
  prepared.customResultMapper = (rows) => rowsOf<Row>(prepared.fields, rows);
  return (await prepared.execute()) as Row[];
}

function rowsOf<Row>(fields: readonly Field[], rows: readonly Cells[]): Row[] {
  if (fields.some(({ path }) => path.length !== 1)) throw new Error("This selection has parts inside parts.");
  const columns = fields.map(({ path, field }) => ({ name: path[0] ?? "", decode: decodeOf(field) }));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const { name, decode } of columns) {
      const cell = cells[at++];
      row[name] = cell === null || decode === undefined ? cell : decode(cell);
    }
    return row as Row;
  });
}

/** Undefined where a cell stays as it is. */
function decodeOf(field: Field["field"]): Decode | undefined {
  const source = is(field, Column) || is(field, SQL) ? field : field.sql;
  const decoder = is(source, Column) ? source : (source as unknown as Decoding).decoder;
  const isPlain = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (cell) => decoder.mapFromDriverValue(cell);
}
