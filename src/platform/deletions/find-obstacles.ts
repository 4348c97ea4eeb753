import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { deletedRows } from "#db/schema/platform.ts";

export type Obstacle = "taken" | "orphaned";

type UniqueKey = { readonly columns: readonly string[]; readonly condition: string | null };
/** `parts` are columns or expressions with their operators: two rows for which all of them hold exclude each other. */
type Exclusion = { readonly parts: readonly { text: string; operator: string }[]; readonly condition: string | null };
type Reference = { readonly columns: readonly string[]; readonly parent: string; readonly targets: readonly string[] };
type Rules = {
  readonly table: string;
  readonly keys: readonly UniqueKey[];
  readonly exclusions: readonly Exclusion[];
  readonly references: readonly Reference[];
};

/**
 * What would prevent these deletions from being undone, by their tables’ current keys and references. Read-only, for a
 * list. A key on an expression is left to the insert itself.
 */
export async function findObstacles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Obstacle>> {
  if (ids.length === 0) return new Map();
  const obstacles = new Map<string, Obstacle>();
  for (const rules of await findRules(db, ids)) {
    const { rows } = await db.execute<{ id: string; obstacle: Obstacle }>(obstaclesIn(rules, ids));
    for (const { id, obstacle } of rows) obstacles.set(id, obstacle);
  }
  return obstacles;
}

async function findRules(db: Database, ids: readonly string[]): Promise<readonly Rules[]> {
  const { rows } = await db.execute<Rules>(sql`
    select c.relname as table,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'columns', (select jsonb_agg(a.attname) from pg_attribute a
            where a.attrelid = c.oid and a.attnum = any((i.indkey::int2[])[0:i.indnkeyatts - 1])),
          'condition', pg_get_expr(i.indpred, i.indrelid)))
        from pg_index i where i.indrelid = c.oid and i.indisunique and i.indexprs is null), '[]') as keys,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'parts', (select jsonb_agg(jsonb_build_object('text', pg_get_indexdef(x.conindid, part.at::int, true),
              'operator', format('operator(%I.%s)', n.nspname, o.oprname)) order by part.at)
            from unnest(x.conexclop) with ordinality as part (operator, at)
            join pg_operator o on o.oid = part.operator join pg_namespace n on n.oid = o.oprnamespace),
          'condition', pg_get_expr(i.indpred, i.indrelid)))
        from pg_constraint x join pg_index i on i.indexrelid = x.conindid
        where x.conrelid = c.oid and x.contype = 'x'), '[]') as exclusions,
      coalesce((
        select jsonb_agg(jsonb_build_object('parent', p.relname,
          'columns', (select jsonb_agg(a.attname order by key.at) from unnest(f.conkey) with ordinality as key (number, at)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = key.number),
          'targets', (select jsonb_agg(a.attname order by key.at) from unnest(f.confkey) with ordinality as key (number, at)
            join pg_attribute a on a.attrelid = p.oid and a.attnum = key.number)))
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f'), '[]') as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname in (select table_name from deleted_rows where ${inArray(deletedRows.deletionId, [...ids])})
    order by 1`);
  return rows;
}

/** Obstacles for the rows of one table. File contents are in no key. */
function obstaclesIn({ table, keys, exclusions, references }: Rules, ids: readonly string[]): SQL {
  const name = sql.identifier(table);
  const taken = [...keys.map((key) => isTaken(name, key)), ...exclusions.map((rule) => isExcluded(name, rule))];
  const orphaned = references.map(isOrphaned);
  return sql`
    select id, obstacle from (
      select d.deletion_id as id, case when ${anyOf(taken)} then 'taken' when ${anyOf(orphaned)} then 'orphaned' end as obstacle
      from (select * from deleted_rows where ${inArray(deletedRows.deletionId, [...ids])} and table_name = ${table}) d,
        lateral jsonb_populate_record(null::${name}, d.content - 'content') r
    ) rows where obstacle is not null`;
}

const anyOf = (conditions: readonly SQL[]): SQL => sql.join([sql`false`, ...conditions], sql` or `);

/** A partial key’s condition names bare columns: those of the innermost table. */
function isTaken(table: ReturnType<typeof sql.identifier>, { columns, condition }: UniqueKey): SQL {
  const same = columns.map((column) => sql`t.${sql.identifier(column)} = r.${sql.identifier(column)}`);
  const holds = condition === null ? sql`true` : sql.raw(condition);
  return sql`(exists (select 1 from (select r.*) x where ${holds})
    and exists (select 1 from ${table} t where ${sql.join(same, sql` and `)} and ${holds}))`;
}

/** Someone else has the time or place now. The rule names bare columns, as above. */
function isExcluded(table: ReturnType<typeof sql.identifier>, { parts, condition }: Exclusion): SQL {
  const holds = condition === null ? sql`true` : sql.raw(condition);
  const named = sql.raw(parts.map(({ text }, at) => `${text} as part${at}`).join(", "));
  const overlap = sql.raw(parts.map(({ operator }, at) => `mine.part${at} ${operator} other.part${at}`).join(" and "));
  return sql`exists (select 1 from (select ${named} from (select r.*) x where ${holds}) mine,
    (select ${named} from ${table} where ${holds}) other where ${overlap})`;
}

/** Its owner neither exists nor returns with it. */
function isOrphaned({ columns, parent, targets }: Reference): SQL {
  const pairs = columns.map((column, at) => ({
    value: sql`r.${sql.identifier(column)}`,
    target: targets[at] ?? "",
  }));
  const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
  return sql`(${all(pairs.map(({ value }) => sql`${value} is not null`))}
    and not exists (select 1 from ${sql.identifier(parent)} p
      where ${all(pairs.map(({ value, target }) => sql`p.${sql.identifier(target)} = ${value}`))})
    and not exists (select 1 from deleted_rows o where o.deletion_id = d.deletion_id and o.table_name = ${parent}
      and ${all(pairs.map(({ value, target }) => sql`o.content ->> ${target} = ${value}::text`))}))`;
}
