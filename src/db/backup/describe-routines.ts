import type pg from "pg";
import { notOfExtension, ours } from "./our-objects.ts";

/**
 * Functions and views in dependency order: those that need no table, those that need tables, and those that need views.
 */
export type Routines = {
  readonly plain: readonly string[];
  readonly withTables: readonly string[];
  readonly withViews: readonly string[];
};

type Row = { id: string; line: string; is_view: boolean; needs_table: boolean; needs: readonly string[] };

export async function describeRoutines(client: pg.Client): Promise<Routines> {
  const { rows } = await client.query<Row>(`${functions} union all ${views} order by line`);
  const sorted = inOrder(rows);
  const known = new Map(rows.map((row) => [row.id, row]));
  const reaches = (row: Row, has: (one: Row) => boolean): boolean =>
    has(row) || row.needs.flatMap((id) => known.get(id) ?? []).some((other) => reaches(other, has));
  const kindOf = (row: Row) => {
    if (reaches(row, (one) => one.is_view)) return "withViews";
    return reaches(row, (one) => one.needs_table) ? "withTables" : "plain";
  };
  const of = (kind: keyof Routines) => sorted.filter((row) => kindOf(row) === kind).map(({ line }) => line);
  return { plain: of("plain"), withTables: of("withTables"), withViews: of("withViews") };
}

/** In dependency order, otherwise by text, so that the same database always gives the same description. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const placed = new Set<Row>();
  const known = new Map(rows.map((row) => [row.id, row]));
  const place = (row: Row) => {
    if (placed.has(row)) return;
    for (const id of row.needs) {
      const other = known.get(id);
      if (other) place(other);
    }
    placed.add(row);
  };
  for (const row of rows) place(row);
  return [...placed];
}

/** Function bodies are resolved at run time; only dependencies that PostgreSQL has recorded count here. */
const functions = `select 'f' || p.oid as id, pg_get_functiondef(p.oid) as line, false as is_view,
    exists (select from unnest(p.proargtypes::oid[] || p.prorettype || coalesce(p.proallargtypes, '{}')) as used (oid)
        join pg_type t on t.oid = used.oid left join pg_type e on e.oid = t.typelem
        where coalesce(nullif(t.typrelid, 0), e.typrelid, 0) <> 0)
      or exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_class'::regclass) as needs_table,
    array(select distinct 'f' || d.refobjid from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_proc'::regclass and d.refobjid <> p.oid
      union select 'v' || d.refobjid from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_class'::regclass) as needs
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p') and ${ours} and ${notOfExtension("pg_proc", "p.oid")}`;

const views = `select 'v' || c.oid, format('create %sview %s%s as %s', case c.relkind when 'm' then 'materialized ' else '' end,
      c.oid::regclass, coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), pg_get_viewdef(c.oid)), true, true,
    array(select distinct case d.refclassid when 'pg_proc'::regclass then 'f' else 'v' end || d.refobjid
      from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
      where r.ev_class = c.oid and d.refobjid <> c.oid and d.refclassid in ('pg_proc'::regclass, 'pg_class'::regclass))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and ${ours} and ${notOfExtension("pg_class", "c.oid")}`;
