import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteBookings } from "./store.ts";
import { findCostedOtherwise } from "./views.ts";

const atOnce = 500;

/** Drivers’ pay was recalculated for a period: trips whose cost has changed are counted again. */
export async function countCosts(ctx: Context, settled: EventOf<"pay.period_settled">): Promise<void> {
  const ids = await findCostedOtherwise(ctx.db, settled);
  for (let at = 0; at < ids.length; at += atOnce) await rewriteBookings(ctx.db, ids.slice(at, at + atOnce), ctx.now);
}
