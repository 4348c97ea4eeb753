import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteShifts } from "./figure-store.ts";
import { findShiftsOf } from "./figure-views.ts";
import { rewriteBookings } from "./store.ts";

/** A trip was driven, a drive goes in another number of vehicles, or a partner earns something else with what was driven. */
export async function countDriven(
  ctx: Context,
  {
    bookingId,
  }: Pick<EventOf<"trip.ended" | "trip.abandoned" | "trip.parts_changed" | "partner.commission_changed">, "bookingId">,
): Promise<void> {
  await rewriteBookings(ctx.db, [bookingId], ctx.now);
  await rewriteShifts(ctx.db, await findShiftsOf(ctx.db, bookingId));
}
