import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { updateBooking } from "../../server/move-store.ts";

/** Dispatch moved a pickup. The database has copied it to the booking; here it is recorded as a change. */
export const followShift = (ctx: Context, { bookingId }: EventOf<"trip.shifted">): Promise<void> =>
  updateBooking(ctx.db, bookingId, { updatedAt: ctx.now });
