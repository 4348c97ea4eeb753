import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteShifts } from "./figure-store.ts";
import { findShiftsOf } from "./figure-views.ts";
import { rewriteBookings } from "./store.ts";

/** A trip was driven, or a drive goes in another number of vehicles. */
export async function countDriven(
  ctx: Context,
  { bookingId }: Pick<EventOf<"trip.ended" | "trip.parts_changed">, "bookingId">,
): Promise<void> {
  await rewriteBookings(ctx.db, [bookingId]);
  await rewriteShifts(ctx.db, await findShiftsOf(ctx.db, bookingId));
}
