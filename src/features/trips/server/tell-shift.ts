import { nameOfActor } from "#domain/account/roles.ts";
import { formatMoment, formatMomentBeside } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { insertShiftNote } from "./shift-store.ts";
import type { TripRow } from "./store.ts";

type Shift = {
  readonly pickupAt: Date;
  readonly reason: string;
  readonly isFlight?: boolean;
  readonly hasNewDriver?: boolean;
};

/** Records a moved pickup and emits the event: the booking, the customer and the driver follow. */
export async function tellShift(
  ctx: Context,
  { id: tripId, bookingId, pickupAt }: TripRow,
  { pickupAt: start, reason, isFlight = false, hasNewDriver = false }: Shift,
): Promise<void> {
  await insertShiftNote(ctx.db, {
    id: ctx.newId(),
    tripId,
    bookingId,
    kind: "note",
    author: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    text: `Pickup moved from ${formatMoment(pickupAt)} to ${formatMomentBeside(start, pickupAt)}: ${reason}`,
  });
  await ctx.emit({
    type: "trip.shifted",
    tripId,
    bookingId,
    isFlight,
    reason,
    from: pickupAt.toISOString(),
    to: start.toISOString(),
    ...(hasNewDriver && { hasNewDriver }),
  });
}
