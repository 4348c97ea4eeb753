import type { Context } from "#platform/context.ts";
import { rewriteAll } from "./store.ts";

/** Recounts all figures from bookings, trips, invoices and pay. The result is unchanged. */
export async function rebuildRevenue(ctx: Pick<Context, "db" | "now">): Promise<void> {
  await rewriteAll(ctx.db, ctx.now);
}
