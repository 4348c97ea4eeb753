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

const differing = (kept: string, now: string) => sql`
  (select '${sql.raw(kept)} has' as which, k::text as row from ${sql.raw(kept)} k
    except all select '${sql.raw(kept)} has', n::text from ${sql.raw(now)} n)
  union all
  (select '${sql.raw(kept)} lacks', n::text from ${sql.raw(now)} n
    except all select '${sql.raw(kept)} lacks', k::text from ${sql.raw(kept)} k)`;

/** What was counted event by event is what bookings, trips and invoices say now, row by row. The sums are held against it at the end. */
export async function expectCounted({ db }: Pick<Context, "db">, told = ""): Promise<void> {
  const { rows } = await db.execute(
    sql`${differing("revenue_entries", "revenue_now")} union all ${differing("figure_entries", "figures_now")}`,
  );
  expect(rows, told).toEqual([]);
}

/** What was counted event by event is what comes out when everything is counted from scratch, to the cent. */
export async function expectKeptRevenue(ctx: Pick<Context, "db" | "now">, told = ""): Promise<void> {
  const kept = await keptRows(ctx);
  await rebuildRevenue(ctx);
  expect(kept, told).toEqual(await keptRows(ctx));
}
