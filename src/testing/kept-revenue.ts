import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import type { Context } from "#platform/context.ts";

/** Rows without an order of their own, as text; a sum of nothing is no row. */
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

/** What was counted event by event is what comes out when everything is counted from scratch, to the cent. */
export async function expectKeptRevenue(ctx: Pick<Context, "db">, told = ""): Promise<void> {
  const kept = await keptRows(ctx);
  await rebuildRevenue(ctx);
  expect(kept, told).toEqual(await keptRows(ctx));
}
