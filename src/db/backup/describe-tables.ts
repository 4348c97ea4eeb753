import type pg from "pg";
import type { Column } from "./describe-columns.ts";
import { notOfExtension, ours } from "./our-objects.ts";

export type TableShape = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** False for a partitioned table itself. */
  readonly holdsRows: boolean;
};

type Row = {
  name: string;
  is_unlogged: boolean;
  parts: string | null;
  options: string | null;
  parent: string | null;
  bound: string | null;
  checks: readonly string[];
};

type Described = {
  readonly shapes: readonly TableShape[];
  readonly create: readonly string[];
  readonly attach: readonly string[];
};

/** Tables with their row constraints. A partition is created by itself and then attached, as pg_dump does. */
export async function describeTables(
  client: pg.Client,
  columns: ReadonlyMap<string, readonly Column[]>,
): Promise<Described> {
  const { rows } = await client.query<Row>(
    `select c.oid::regclass::text as name, c.relpersistence = 'u' as is_unlogged, pg_get_partkeydef(c.oid) as parts,
      array_to_string(c.reloptions, ', ') as options, i.inhparent::regclass::text as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound,
      array(select format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.convalidated order by k.conname) as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
    where c.relkind in ('r', 'p') and ${ours} and ${notOfExtension("pg_class", "c.oid")}
    order by c.relispartition, 1`,
  );
  const shapes = rows.map((row) => ({
    name: row.name,
    columns: columns.get(row.name) ?? [],
    holdsRows: row.parts === null,
  }));
  return {
    shapes,
    create: rows.flatMap((row) => createTable(row, columns.get(row.name) ?? [])),
    attach: rows.flatMap(({ name, parent, bound }) =>
      parent === null ? [] : [`alter table ${parent} attach partition ${name} ${bound}`],
    ),
  };
}

function createTable(row: Row, columns: readonly Column[]): readonly string[] {
  const lines = [...columns.map(({ definition }) => definition), ...row.checks];
  const end = [row.parts && ` partition by ${row.parts}`, row.options && ` with (${row.options})`]
    .filter(Boolean)
    .join("");
  return [
    `create ${row.is_unlogged ? "unlogged " : ""}table ${row.name} (${lines.join(", ")})${end}`,
    ...columns.flatMap(({ name, storage }) =>
      storage ? [`alter table only ${row.name} alter column ${name} set storage ${storage}`] : [],
    ),
  ];
}
