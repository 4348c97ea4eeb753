import type pg from "pg";
import { notOfExtension, ours } from "./our-objects.ts";

export type Column = {
  readonly name: string;
  /** As written in `create table`. */
  readonly definition: string;
  /** Computed by the database from other columns. */
  readonly isComputed: boolean;
  /** How its values are stored on disk, if different from its type’s default. */
  readonly storage: string | null;
};

type Row = {
  table: string;
  name: string;
  type: string;
  collation: string | null;
  expression: string | null;
  generated: string;
  identity: string;
  sequence: string | null;
  is_required: boolean;
  storage: string | null;
};

/** Every table’s columns by table name, in order. */
export async function describeColumns(client: pg.Client): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<Row>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attcollation <> 0 and a.attcollation <> t.typcollation then a.attcollation::regcollation::text end as collation,
      pg_get_expr(d.adbin, d.adrelid) as expression, a.attgenerated as generated, a.attidentity as identity,
      a.attnotnull as is_required,
      case when a.attstorage <> t.typstorage then
        case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end end as storage,
      (select format('sequence name %s start with %s increment by %s minvalue %s maxvalue %s cache %s', s.seqrelid::regclass,
          s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache)
        from pg_depend i join pg_sequence s on s.seqrelid = i.objid
        where i.classid = 'pg_class'::regclass and i.refobjid = c.oid and i.refobjsubid = a.attnum and i.deptype = 'i') as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and ${ours} and ${notOfExtension("pg_class", "c.oid")}
    order by 1, a.attnum`,
  );
  const columns = Map.groupBy(rows, ({ table }) => table);
  return new Map([...columns].map(([table, ofTable]) => [table, ofTable.map(columnOf)]));
}

const columnOf = (row: Row): Column => ({
  name: row.name,
  definition: [
    row.name,
    row.type,
    row.collation && `collate ${row.collation}`,
    valueClause(row),
    row.is_required && "not null",
  ]
    .filter(Boolean)
    .join(" "),
  isComputed: row.generated !== "",
  storage: row.storage,
});

function valueClause({ generated, identity, sequence, expression }: Row): string | undefined {
  if (generated) return `generated always as (${expression}) ${generated === "s" ? "stored" : "virtual"}`;
  if (identity) return `generated ${identity === "a" ? "always" : "by default"} as identity (${sequence ?? ""})`;
  return expression === null ? undefined : `default ${expression}`;
}
