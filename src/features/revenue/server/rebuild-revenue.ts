import type { Context } from "#platform/context.ts";
import { rewriteAll } from "./store.ts";

/** All figures from scratch, from bookings, trips, invoices and pay. They come out as they were kept. */
export async function rebuildRevenue(ctx: Pick<Context, "db" | "now">): Promise<void> {
  await rewriteAll(ctx.db, ctx.now);
}
