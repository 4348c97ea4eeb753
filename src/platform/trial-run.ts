import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { Context } from "./context.ts";

/** How many rows of a table were updated and deleted. */
export type TouchedRows = { readonly table: string; readonly changed: number; readonly deleted: number };

/**
 * Does something to learn what it would do: counts the rows it touches, table by table, and takes all of it back. The real
 * deed is what runs, so no second list can differ from it. Needs a transaction, as every call that changes something has.
 */
export async function trialRun(ctx: Context, run: (ctx: Context) => Promise<unknown>): Promise<TouchedRows[]> {
  await ctx.db.execute(sql`savepoint trial`);
  try {
    const before = await countTouched(ctx.db);
    await run(quietly(ctx));
    const after = await countTouched(ctx.db);
    return [...after]
      .map(([table, { changed, deleted }]) => ({
        table,
        changed: changed - (before.get(table)?.changed ?? 0),
        deleted: deleted - (before.get(table)?.deleted ?? 0),
      }))
      .filter(({ changed, deleted }) => changed + deleted > 0);
  } finally {
    await ctx.db.execute(sql`rollback to savepoint trial`);
    await ctx.db.execute(sql`release savepoint trial`);
  }
}

/** Events are collected in memory until the call ends: a savepoint does not undo them. */
const quietly = (ctx: Context): Context => ({
  ...ctx,
  emit: async () => {},
  mail: async () => {},
  afterwards: async () => {},
  touchSite: async () => {},
});

type Counts = Omit<TouchedRows, "table">;

/** The rows touched by this transaction so far, from the database’s own counters. */
async function countTouched(db: Database): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await db.execute<{ table: string; changed: number; deleted: number }>(sql`
    select relname as "table", n_tup_upd::int as changed, n_tup_del::int as deleted
    from pg_stat_xact_user_tables where schemaname = current_schema() order by relname`);
  return new Map(rows.map(({ table, ...counts }) => [table, counts]));
}
