import pg from "pg";
import { createTestDatabase } from "../test-database.ts";

export type Columns = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly required: readonly string[];
};

/** How an older version differs from today’s, apart from missing tables and columns. */
export type OlderVersion = {
  /** A column’s name today. */
  readonly nameNow: (table: string, column: string) => string;
  /** The SQL expression that turns today’s value into the older version’s. */
  readonly valueBefore: (table: string, column: string) => string;
  readonly leftOut: readonly string[];
};

const sameAsToday: OlderVersion = {
  nameNow: (_table, column) => column,
  valueBefore: (_table, column) => `"${column}"`,
  leftOut: [],
};

/** Tables or views with their columns. Partitions of positions, one table per day, are left out. */
export async function columnsOf(on: pg.Pool, kind: "BASE TABLE" | "VIEW"): Promise<readonly Columns[]> {
  const { rows } = await on.query<Columns>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns,
      coalesce(array_agg(c.column_name::text) filter (where c.is_nullable = 'NO'), '{}') as required
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = $1 and c.is_generated = 'NEVER'
      and t.table_name not in ('schema_migrations', 'schema_views', 'positions') group by 1 order by 1`,
    [kind],
  );
  return rows;
}

/**
 * Copies the demo company’s rows into the tables of an older version, as far as those can hold them. No
 * trigger runs.
 */
export async function copyDemo(to: pg.Pool, version: OlderVersion = sameAsToday): Promise<void> {
  const demo = await createTestDatabase("demo");
  const from = new pg.Pool(demo.address);
  const writer = await to.connect();
  await writer.query("set session_replication_role = replica");
  const today = new Set((await columnsOf(from, "BASE TABLE")).map(({ name }) => name));
  const tables = (await columnsOf(to, "BASE TABLE")).filter(
    ({ name }) => today.has(name) && !version.leftOut.includes(name),
  );
  for (const table of tables) await copyTable(from, writer, { table, version });
  writer.release(true);
  await from.end();
  await demo.drop();
}

type Copied = { readonly table: Columns; readonly version: OlderVersion };

async function copyTable(from: pg.Pool, writer: pg.PoolClient, { table, version }: Copied): Promise<void> {
  const { name, columns, required } = table;
  const names = columns.map((column) => `"${column}"`).join(", ");
  const values = columns.map((column) => version.valueBefore(name, column)).join(", ");
  const fits = required.map((column) => `"${column}" is not null`).join(" and ") || "true";
  const before = columns.flatMap((column) => {
    const now = version.nameNow(name, column);
    return now === column ? [] : [`"${now}" as "${column}"`];
  });
  const { rows } = await from.query<{ all: string | null }>(
    `select json_agg(r)::text as all from (select ${["*", ...before].join(", ")} from ${name}) r`,
  );
  await writer.query(`delete from ${name}`);
  await writer.query(
    `insert into ${name} (${names}) overriding system value
    select ${values} from json_populate_recordset(null::${name}, $1) where ${fits} on conflict do nothing`,
    [rows[0]?.all ?? "[]"],
  );
}
