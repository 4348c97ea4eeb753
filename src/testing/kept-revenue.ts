import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import { columnNames } from "#db/many-rows/column-names.ts";
import { figureEntries, revenueEntries } from "#db/schema/revenue.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import type { Context } from "#platform/context.ts";

/** Rows as text, sorted; a sum of nothing has no row. */
async function keptRows({ db }: Pick<Context, "db">) {
  const { rows: entries } = await db.execute<{ row: string }>(
    sql`select e::text as row from revenue_entries e order by 1`,
  );
  const { rows: sums } = await db.execute<{ row: string }>(
    sql`select s::text as row from revenue_sums s where entries <> 0 order by 1`,
  );
  const { rows: figures } = await db.execute<{ row: string }>(
    sql`select e::text as row from figure_entries e order by 1`,
  );
  const { rows: figureSums } = await db.execute<{ row: string }>(
    sql`select s::text as row from figure_sums s where entries <> 0 order by 1`,
  );
  const texts = (rows: readonly { row: string }[]) => rows.map(({ row }) => row);
  return { entries: texts(entries), sums: texts(sums), figures: texts(figures), figureSums: texts(figureSums) };
}

function differing(kept: PgTable, now: string): SQL {
  const name = sql.raw(getTableName(kept));
  const rows = (from: SQL) => sql`(select row(${columnNames(kept)})::text as row from ${from})`;
  return sql`
  (select '${name} has' as which, row from ${rows(name)} k except all select '${name} has', row from ${rows(sql.raw(now))} n)
  union all
  (select '${name} lacks', row from ${rows(sql.raw(now))} n except all select '${name} lacks', row from ${rows(name)} k)`;
}

/**
 * Figures counted event by event match what bookings, trips and invoices say now, row by row. The sums are
 * compared at the end.
 */
export async function expectCounted({ db }: Pick<Context, "db">, message = ""): Promise<void> {
  const { rows } = await db.execute(
    sql`${differing(revenueEntries, "revenue_now")} union all ${differing(figureEntries, "figures_now")}`,
  );
  expect(rows, message).toEqual([]);
}

/** Figures counted event by event match a full recount, to the cent. */
export async function expectKeptRevenue(ctx: Pick<Context, "db" | "now">, message = ""): Promise<void> {
  const kept = await keptRows(ctx);
  await rebuildRevenue(ctx);
  expect(kept, message).toEqual(await keptRows(ctx));
}
