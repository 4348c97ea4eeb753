import type pg from "pg";
import { describeColumns } from "./describe-columns.ts";
import { describeRoutines } from "./describe-routines.ts";
import { describeRules, describeTriggers } from "./describe-rules.ts";
import { describeTables, type TableShape } from "./describe-tables.ts";
import { describeTypes } from "./describe-types.ts";
import { notOfExtension, ours } from "./our-objects.ts";

/** A database without its rows: the statements that recreate it, before and after its rows are loaded. */
export type Schema = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly SequenceValue[];
  /** Objects that our migrations never create and a backup does not include: reported rather than silently dropped. */
  readonly leftOut: readonly string[];
};

/** A table with rows of its own. Computed columns are left to the database. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };
export type SequenceValue = { readonly name: string; readonly value: string; readonly isCalled: boolean };

/**
 * Reads the catalogue in the caller's transaction. PostgreSQL writes every part down itself (`pg_get_…`), so that this holds for
 * tables of any version of our code and of the queue, as they are.
 */
export async function describeSchema(client: pg.Client): Promise<Schema> {
  // Only then does PostgreSQL qualify every name with its schema.
  await client.query("set local search_path = ''");
  const types = await describeTypes(client);
  const columns = await describeColumns(client);
  const tables = await describeTables(client, columns);
  const routines = await describeRoutines(client);
  const rules = [...(await describeRules(client)), ...routines.withViews, ...(await describeTriggers(client))];
  const { schemas, domains, sequences, owned } = types;
  return {
    before: [
      ...schemas,
      ...routines.plain,
      ...domains,
      ...sequences,
      ...tables.create,
      ...routines.withTables,
      ...tables.attach,
    ],
    after: [...owned, ...rules],
    tables: tables.shapes.filter(({ holdsRows }) => holdsRows).map(copied),
    sequences: await sequenceValues(client),
    leftOut: await unkept(client),
  };
}

const copied = ({ name, columns }: TableShape): CopiedTable => ({
  name,
  columns: columns.filter(({ isComputed }) => !isComputed).map((column) => column.name),
});

async function sequenceValues(client: pg.Client): Promise<readonly SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} and ${notOfExtension("pg_class", "c.oid")} order by 1`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const { rows: read } = await client.query(`select last_value::text as value, is_called from ${name}`);
    values.push({ name, value: read[0].value, isCalled: read[0].is_called });
  }
  return values;
}

async function unkept(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select 'foreign table ' || c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'f' and ${ours}
    union all select 'policy ' || polname from pg_policy
    union all select 'event trigger ' || evtname from pg_event_trigger
    union all select 'rule ' || r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class
      join pg_namespace n on n.oid = c.relnamespace where r.rulename <> '_RETURN' and ${ours}
    union all select 'aggregate ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prokind = 'a' and ${ours} and ${notOfExtension("pg_proc", "p.oid")}
    union all select 'type ' || t.oid::regtype from pg_type t join pg_namespace n on n.oid = t.typnamespace
      left join pg_class c on c.oid = t.typrelid
      where (t.typtype = 'r' or t.typtype = 'c' and c.relkind = 'c') and ${ours} and ${notOfExtension("pg_type", "t.oid")}
    union all select 'inheritance of ' || i.inhrelid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where c.relkind = 'r' and not c.relispartition
    union all select 'large object ' || oid from pg_largeobject_metadata`,
  );
  return rows.map(({ name }) => name);
}
