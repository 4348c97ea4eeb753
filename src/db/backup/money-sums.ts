import type pg from "pg";
import { ours } from "./our-objects.ts";

/** The sum of every amount column by name: it must be equal after a restore. */
export type MoneySums = Readonly<Record<string, string>>;

type Row = { name: string; columns: readonly string[] };

export async function sumMoney(client: pg.Client): Promise<MoneySums> {
  const { rows } = await client.query<Row>(
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attname) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} and a.attnum > 0 and not a.attisdropped and a.attname like '%\\_cents'
      and a.atttypid in ('integer'::regtype, 'bigint'::regtype)
    group by c.oid order by 1`,
  );
  const sums: [string, string][] = [];
  for (const { name, columns } of rows) {
    const { rows: read } = await client.query<string[]>({
      text: `select ${columns.map((column) => `coalesce(sum(${column}), 0)::text`).join(", ")} from ${name}`,
      rowMode: "array",
    });
    sums.push(...columns.map((column, at): [string, string] => [`${name}.${column}`, read[0]?.[at] ?? ""]));
  }
  return Object.fromEntries(sums);
}
