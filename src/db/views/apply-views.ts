import { createHash } from "node:crypto";
import type pg from "pg";

/** A file of views/: one view, or functions with the triggers that call them. */
export type ViewFile = { readonly name: string; readonly sql: string };

type Applied = { readonly name: string; readonly hash: string; readonly is_view: boolean };

/** The files as last applied to this database. */
export async function appliedViews(client: pg.PoolClient): Promise<readonly Applied[]> {
  await client.query(
    "create table if not exists schema_views (name text primary key, hash text not null, is_view boolean not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<Applied>("select name, hash, is_view from schema_views");
  return rows;
}

/** The files that differ from what was applied. */
export function changedViews(applied: readonly Applied[], files: readonly ViewFile[]): readonly ViewFile[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  return files.filter((file) => hashes.get(file.name) !== hashOf(file));
}

/** A view blocks changes to its columns, so all of ours are dropped while migrations run. */
export async function dropViews(client: pg.PoolClient, applied: readonly Applied[]): Promise<void> {
  const names = applied.filter(({ is_view }) => is_view).map(({ name }) => viewName(name));
  if (names.length > 0) await client.query(`drop view if exists ${names.join(", ")}`);
}

/**
 * Views are made again, functions and triggers where their file has changed: the tables of a trigger are locked meanwhile, and
 * another instance writes to them. What no longer has a file is dropped by a migration, except for views.
 */
export async function applyViews(
  client: pg.PoolClient,
  files: readonly ViewFile[],
  changed: readonly ViewFile[],
): Promise<void> {
  const before = await indexableRules(client);
  for (const file of files.filter((one) => isView(one) || changed.includes(one))) await apply(client, file);
  await rebuildIndexes(client, before);
  for (const file of changed)
    await client.query(
      "insert into schema_views (name, hash, is_view) values ($1, $2, $3) on conflict (name) do update set hash = excluded.hash, is_view = excluded.is_view, applied_at = now()",
      [file.name, hashOf(file), isView(file)],
    );
  await client.query("delete from schema_views where name <> all ($1)", [files.map(({ name }) => name)]);
}

async function apply(client: pg.PoolClient, { name, sql }: ViewFile) {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`views/${name}.sql failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Functions that an index may be built on, by oid. */
async function indexableRules(client: pg.PoolClient): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; definition: string }>(
    `select p.oid, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'i' and p.prokind = 'f'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );
  return new Map(rows.map(({ oid, definition }) => [oid, definition]));
}

/** An index keeps a function’s earlier results and may call one that has changed. */
async function rebuildIndexes(client: pg.PoolClient, before: ReadonlyMap<number, string>): Promise<void> {
  const changed = [...(await indexableRules(client))].filter(([oid, definition]) => before.get(oid) !== definition);
  const { rows } = await client.query<{ name: string }>(
    `with recursive rule (oid) as (
      select unnest($1::oid[])
      union
      select d.objid from rule join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = rule.oid
      where d.classid = 'pg_proc'::regclass)
    select distinct i.oid::regclass::text as name
    from rule join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = rule.oid and d.classid = 'pg_class'::regclass
    join pg_class i on i.oid = d.objid and i.relkind = 'i'
    order by 1`,
    [changed.map(([oid]) => oid)],
  );
  for (const { name } of rows) await client.query(`reindex index ${name}`);
}

const isView = ({ sql }: ViewFile) => /^create view /m.test(sql);
/** `revenue-now.sql` creates the view revenue_now; a file rule checks it. */
const viewName = (file: string) => file.replaceAll("-", "_");
const hashOf = ({ sql }: ViewFile) => createHash("sha256").update(sql).digest("hex");
