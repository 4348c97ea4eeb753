import type pg from "pg";
import { notOfExtension, ours } from "./our-objects.ts";

/**
 * Statements that follow the rows: keys, indexes, references between tables. Created over existing rows, each also
 * checks them, and is faster than row by row.
 */
export async function describeRules(client: pg.Client): Promise<readonly string[]> {
  const lines = async (text: string) => (await client.query<{ line: string }>(text)).rows.map(({ line }) => line);
  const constraints = (kinds: string, only: string, more: string) =>
    lines(
      `select format('alter table ${only}%s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as line
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where k.conrelid <> 0 and k.contype in (${kinds}) and ${ours} and ${more} and ${notOfExtension("pg_class", "k.conrelid")}
      order by k.conrelid::regclass::text, k.conname`,
    );
  return [
    ...(await constraints("'p', 'u', 'x'", "only ", "true")),
    ...(await lines(indexes)),
    ...(await lines(joinedIndexes)),
    ...(await constraints("'c'", "only ", "not k.convalidated")),
    // One that a partition inherits is created with its parent.
    ...(await constraints("'f'", "", "k.conparentid = 0")),
    ...(await lines(statistics)),
  ];
}

const indexes = `select pg_get_indexdef(i.indexrelid) as line
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and i.indisvalid and ${notOfExtension("pg_class", "i.indrelid")}
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    and exists (select from pg_class t where t.oid = i.indrelid and t.relkind in ('r', 'p'))
  order by c.oid::regclass::text`;

/** A partition’s index belongs to its parent’s index. */
const joinedIndexes = `select format('alter index %s attach partition %s', h.inhparent::regclass, h.inhrelid::regclass) as line
  from pg_inherits h join pg_class c on c.oid = h.inhrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('i', 'I') and ${ours} order by 1`;

/** After the views, because some of them have triggers too. */
export async function describeTriggers(client: pg.Client): Promise<readonly string[]> {
  return (await client.query<{ line: string }>(triggers)).rows.map(({ line }) => line);
}

const triggers = `select t.line from (
    select tgrelid::regclass::text as of, tgname, pg_get_triggerdef(t.oid) as line, 1 as step from pg_trigger t
      join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not tgisinternal and tgparentid = 0 and ${ours}
    union all
    select tgrelid::regclass::text, tgname, format('alter table %s %s trigger %I', tgrelid::regclass,
      case tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end, tgname), 2 from pg_trigger t
      join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not tgisinternal and tgparentid = 0 and tgenabled <> 'O' and ${ours}) t
  order by t.of, t.tgname, t.step`;

const statistics = `select pg_get_statisticsobjdef(s.oid) as line from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace
  where ${ours} order by 1`;
