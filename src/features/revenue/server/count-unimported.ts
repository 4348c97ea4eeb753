import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteBookings } from "./store.ts";

/** Bookings whose import was undone count no more. */
export const countUnimported = (ctx: Context, { ids }: EventOf<"bookings.unimported">): Promise<void> =>
  rewriteBookings(ctx.db, ids, ctx.now);
