import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteShifts } from "./figure-store.ts";
import { findShiftsOf } from "./figure-views.ts";
import { rewriteBookings } from "./store.ts";

/** Recounts after a trip was driven, its vehicles changed, or a partner’s commission changed. */
export async function countDriven(
  ctx: Context,
  {
    bookingId,
  }: Pick<EventOf<"trip.ended" | "trip.abandoned" | "trip.parts_changed" | "partner.commission_changed">, "bookingId">,
): Promise<void> {
  await rewriteBookings(ctx.db, [bookingId], ctx.now);
  await rewriteShifts(ctx.db, await findShiftsOf(ctx.db, bookingId));
}
