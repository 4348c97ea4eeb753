import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockBooking, updateBooking } from "../../server/move-store.ts";
import { findLegOf } from "./views.ts";

/** A booking's pickup is that of its trip: what dispatch moves, moves here too. Its price stays. */
export async function followShift(ctx: Context, event: EventOf<"trip.shifted">): Promise<void> {
  const booking = await lockBooking(ctx.db, event.bookingId);
  const leg = await findLegOf(ctx.db, event.tripId);
  if (!booking || !leg) return;
  const [from, to] = [new Date(event.from), new Date(event.to)];
  const isFirst = leg === 1 && booking.pickupAt.getTime() === from.getTime();
  const isReturn = leg === 2 && booking.returnAt?.getTime() === from.getTime();
  if (!isFirst && !isReturn) return;
  await updateBooking(ctx.db, booking.id, {
    ...(isFirst ? { pickupAt: to } : { returnAt: to }),
    calendarSequence: booking.calendarSequence + 1,
    version: booking.version + 1,
    updatedAt: ctx.now,
  });
}
