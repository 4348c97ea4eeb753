import { lt } from "drizzle-orm";
import { idempotencyKeys, rateLimits } from "#db/schema/platform.ts";
import type { Context } from "./context.ts";

const week = 7 * 24 * 3600 * 1000;

/** Answers stored for retries are useful for a week, counters until they reset. */
export async function forgetOldRecords(ctx: Context) {
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(ctx.now.getTime() - week)));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetsAt, ctx.now));
}
