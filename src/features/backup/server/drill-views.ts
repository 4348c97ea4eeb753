import type pg from "pg";
import { describeSchema, type Schema } from "#db/backup/describe-schema.ts";
import { sumMoney } from "#db/backup/money-sums.ts";
import { connectPatiently } from "#db/backup/open-snapshot.ts";
import type { DatabaseAddress } from "#db/connect.ts";
import type { DrillCheck } from "#db/schema/backup.ts";
import type { Manifest } from "#platform/backup/manifest.ts";

const check = (name: string, problems: readonly string[], fine: string): DrillCheck => ({
  name,
  passed: problems.length === 0,
  found: problems.length === 0 ? fine : problems.slice(0, 5).join("; "),
});

/** Compares a restored database with the backup’s description of it. */
export async function compareWithBackup(
  address: DatabaseAddress,
  manifest: Manifest,
  schema: Schema,
): Promise<readonly DrillCheck[]> {
  const client = await connectPatiently(address, "cape-town-shuttle-drill");
  try {
    await client.query("begin isolation level repeatable read read only");
    // As in the backup: every name has its schema.
    await client.query("set local search_path = ''");
    const sums = await sumMoney(client);
    const wrongSums = Object.entries(manifest.sums).filter(([column, sum]) => sums[column] !== sum);
    return [
      check("Every table has its rows", await wrongCounts(client, manifest), `${manifest.tables.length} tables`),
      check(
        "Sums of money are the same",
        wrongSums.map(([column, sum]) => `${column} is ${sums[column]} and was ${sum}`),
        `${Object.keys(manifest.sums).length} columns`,
      ),
      check("Uploaded files are as they were sent", await names(client, alteredFiles), ""),
      check("No uploaded file is without an owner", await names(client, looseFiles, [manifest.takenAt]), ""),
      check("Numbers go on after the last one", await numbersBehind(client), `${schema.sequences.length} sequences`),
      check("Tables, keys and rules are the same", await otherLines(client, schema), `${schema.after.length} rules`),
    ];
  } finally {
    await client.end();
  }
}

/**
 * Once it is up to date: the running counts match the bookings, trips and invoices. Changes in the last seconds before the
 * backup were not counted yet: they wait among the jobs, which a trial leaves alone.
 */
export async function compareFigures(address: DatabaseAddress): Promise<DrillCheck> {
  const client = await connectPatiently(address, "cape-town-shuttle-drill");
  try {
    const different = await names(client, otherRevenue);
    const waiting = await names(
      client,
      "select name from jobs.job where state < 'completed' and not starts_with(name, 'schedule-')",
    );
    const isWaiting = different.length <= waiting.length;
    const fine = different.length === 0 ? "" : `${different.length} to be counted, ${waiting.length} jobs wait`;
    return check("Revenue is what bookings and trips say", isWaiting ? [] : different, fine);
  } finally {
    await client.end();
  }
}

/** Rows written after the backup was described: its own record, and rows that a restore removes. */
const touchedByRestore = new Set(["public.restores", "jobs.job_common", "jobs.job"]);

async function wrongCounts(client: pg.Client, { tables }: Manifest): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { table, lines } of tables.filter((one) => !touchedByRestore.has(one.table))) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${table}`);
    if (Number(rows[0]?.count) !== lines) wrong.push(`${table} has ${rows[0]?.count} rows and had ${lines}`);
  }
  return wrong;
}

async function names(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(text, [...values]);
  return rows.map(({ name }) => name);
}

const alteredFiles =
  "select 'file ' || id as name from public.stored_files where encode(sha256(content), 'hex') <> sha256 limit 5";

/** They are forgotten after a day. */
const looseFiles = `select 'file ' || id as name from public.stored_files
  where owner_id is null and created_at < $1::timestamptz - interval '2 days' limit 5`;

const otherRevenue = `(select 'kept: ' || reference as name from revenue_entries k
    where not exists (select from revenue_now n where n.id = k.id and n.gross_cents = k.gross_cents and n.vat_cents = k.vat_cents))
  union all
  (select 'not kept: ' || reference from revenue_now n where not exists (select from revenue_entries k where k.id = n.id))`;

async function numbersBehind(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where s.relkind = 'S' and d.refobjsubid > 0`,
  );
  const behind: string[] = [];
  for (const { sequence, table, column } of rows) {
    const { rows: read } = await client.query<{ ok: boolean }>(
      `select coalesce((select max(${column}) from ${table}), 0) <= last_value as ok from ${sequence}`,
    );
    if (!read[0]?.ok) behind.push(`${sequence} is behind ${table}`);
  }
  return behind;
}

/** When read back, PostgreSQL brackets the same condition differently. */
const plainly = ({ before, after }: Schema) => [...before, ...after].map((line) => line.replace(/[()]/g, ""));

async function otherLines(client: pg.Client, schema: Schema): Promise<readonly string[]> {
  const is = plainly(await describeSchema(client));
  const was = plainly(schema);
  const missing = was.filter((line) => !is.includes(line)).map((line) => `missing: ${line}`);
  const extra = is.filter((line) => !was.includes(line)).map((line) => `new: ${line}`);
  return [...missing, ...extra].map((line) => line.slice(0, 120));
}
