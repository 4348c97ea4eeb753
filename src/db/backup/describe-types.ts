import type pg from "pg";
import { notOfExtension, ours } from "./our-objects.ts";

type Described = {
  readonly schemas: readonly string[];
  /** Those that may call a function. */
  readonly domains: readonly string[];
  readonly sequences: readonly string[];
  /** The column each sequence belongs to. */
  readonly owned: readonly string[];
};

/** Schemas, extensions, types and sequences. */
export async function describeTypes(client: pg.Client): Promise<Described> {
  const lines = async (text: string) => (await client.query<{ line: string }>(text)).rows.map(({ line }) => line);
  const schemas = await lines(
    `select format('create schema if not exists %I', nspname) as line from pg_namespace n
    where ${ours} and ${notOfExtension("pg_namespace", "n.oid")} order by nspname`,
  );
  const extensions = await lines(
    `select format('create extension if not exists %I with schema %I', extname, nspname) as line
    from pg_extension join pg_namespace n on n.oid = extnamespace where extname <> 'plpgsql' order by extname`,
  );
  const enums = await lines(
    `select format('create type %s as enum (%s)', t.oid::regtype,
      (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'e' and ${ours} and ${notOfExtension("pg_type", "t.oid")} order by 1`,
  );
  const domains = await lines(
    `select format('create domain %s as %s%s%s%s', t.oid::regtype, format_type(t.typbasetype, t.typtypmod),
      coalesce(' default ' || t.typdefault, ''), case when t.typnotnull then ' not null' else '' end,
      (select string_agg(format(' constraint %I %s', conname, pg_get_constraintdef(oid)), '') from pg_constraint
        where contypid = t.oid and contype = 'c')) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'd' and ${ours} and ${notOfExtension("pg_type", "t.oid")} order by t.oid`,
  );
  const sequences = await lines(
    `select format('create sequence %s as %s start with %s increment by %s minvalue %s maxvalue %s cache %s%s', c.oid::regclass,
      format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
      case when s.seqcycle then ' cycle' else '' end) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and ${notOfExtension("pg_class", "c.oid")} and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
    order by 1`,
  );
  const owned = await lines(
    `select format('alter sequence %s owned by %s.%I', c.oid::regclass, d.refobjid::regclass, a.attname) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a' and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where c.relkind = 'S' and ${ours} order by 1`,
  );
  return { schemas: [...schemas, ...extensions, ...enums], domains, sequences, owned };
}
