import type pg from "pg";
import type { DatabaseAddress } from "../connect.ts";
import { copyIn } from "./copy-rows.ts";
import type { CopiedTable, Schema } from "./describe-schema.ts";
import { connectPatiently } from "./open-snapshot.ts";
import { ours } from "./our-objects.ts";

type Load = {
  readonly schema: Schema;
  /** A table’s exported rows and how many there must be. */
  readonly rowsOf: (table: CopiedTable) => { readonly lines: AsyncIterable<Buffer>; readonly count: number };
  /** The format of the rows; PostgreSQL’s text format unless stated. */
  readonly format?: "csv";
  /** Further work in the same transaction. */
  readonly finish: (client: pg.Client) => Promise<void>;
  readonly say: (message: string) => void;
};

export class NotEmpty extends Error {
  override readonly name = "NotEmpty";
}

/** Recreates a database from its parts in one transaction: complete, or as empty as before. */
export async function loadDatabase(address: DatabaseAddress, load: Load): Promise<void> {
  const { schema, rowsOf, format, finish, say } = load;
  const options = format === "csv" ? " (format csv, header)" : "";
  const client = await connectPatiently(address, "cape-town-shuttle-restore");
  try {
    await client.query("begin");
    await refuseFull(client);
    await client.query("set local check_function_bodies = off");
    for (const statement of schema.before) await run(client, statement);
    for (const [at, table] of schema.tables.entries()) {
      const { lines, count } = rowsOf(table);
      const text = `copy ${table.name} (${table.columns.join(", ")}) from stdin${options}`;
      const taken = await copyIn(client, text, lines);
      if (taken !== count) throw new Error(`Table ${table.name} has ${taken} rows; the backup has ${count}.`);
      say(`${at + 1} of ${schema.tables.length} tables`);
    }
    say("keys, indexes and references");
    for (const statement of schema.after) await run(client, statement);
    for (const { name, value, isCalled } of schema.sequences)
      await client.query("select setval($1::regclass, $2::bigint, $3)", [name, value, isCalled]);
    await finish(client);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function refuseFull(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours} limit 1`,
  );
  if (rows[0])
    throw new NotEmpty(`The database is not empty: it has ${rows[0].name}. Choose an empty one. Nothing was changed.`);
}

async function run(client: pg.Client, statement: string) {
  try {
    await client.query(statement);
  } catch (error) {
    const line = statement.slice(0, 200).replaceAll("\n", " ");
    throw new Error(`The database refused “${line}”: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
