import type { Readable } from "node:stream";
import pg from "pg";
import type { DatabaseAddress } from "../connect.ts";
import { copyOut } from "./copy-rows.ts";
import { type CopiedTable, describeSchema, type Schema } from "./describe-schema.ts";
import { type MoneySums, sumMoney } from "./money-sums.ts";

/** A running database at one moment: everything committed before it, and nothing after. */
export type Snapshot = {
  readonly takenAt: Date;
  readonly serverVersion: string;
  readonly migrations: readonly RanMigration[];
  readonly schema: Schema;
  readonly sums: MoneySums;
  /** One table at a time. */
  rowsOf(table: CopiedTable): Readable;
  /** The rows of a select as CSV with column names; also one at a time. */
  csvOf(select: string): Readable;
  read<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly R[]>;
  close(): Promise<void>;
};

export type RanMigration = { readonly name: string; readonly hash: string };

/** Two simultaneous backups of one database would only slow each other down. */
const backupLock = 727_003;

export class BackupRuns extends Error {
  override readonly name = "BackupRuns";
  constructor() {
    super("Another backup of this database is running. Wait until it has ended.");
  }
}

export async function openSnapshot(address: DatabaseAddress): Promise<Snapshot> {
  const client = await connectPatiently(address, "cape-town-shuttle-backup");
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [backupLock]);
    if (!rows[0]?.mine) throw new BackupRuns();
    await client.query("begin isolation level repeatable read read only");
    const facts = await readFacts(client);
    const schema = await describeSchema(client);
    await keepTables(client, schema.tables);
    return {
      ...facts,
      schema,
      sums: await sumMoney(client),
      rowsOf: ({ name, columns }) => copyOut(client, `copy ${name} (${columns.join(", ")}) to stdout`),
      csvOf: (select) => copyOut(client, `copy (${select}) to stdout (format csv, header)`),
      read: async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) =>
        (await client.query<R>(text, [...values])).rows,
      // The lock ends with the session.
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** A client for long work: a backup’s statements take as long as they need. */
export async function connectPatiently(address: DatabaseAddress, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set idle_in_transaction_session_timeout = 0");
  return client;
}

async function readFacts(client: pg.Client) {
  const { rows: moments } = await client.query<{ now: Date; version: string }>(
    "select now(), current_setting('server_version') as version",
  );
  const { rows: tables } = await client.query<{ ready: boolean }>(
    "select to_regclass('public.backups') is not null as ready",
  );
  if (!tables[0]?.ready)
    throw new Error("This database is older than backups are. Start the site once, then try again.");
  const { rows: migrations } = await client.query<RanMigration>(
    "select name, hash from public.schema_migrations order by name",
  );
  const [moment] = moments;
  if (!moment) throw new Error("The database did not say what time it is.");
  return { takenAt: moment.now, serverVersion: moment.version, migrations };
}

/** No table may be dropped or changed before its rows are read. */
async function keepTables(client: pg.Client, tables: readonly CopiedTable[]) {
  if (tables.length === 0) return;
  await client.query(`lock table ${tables.map(({ name }) => `only ${name}`).join(", ")} in access share mode`);
}
