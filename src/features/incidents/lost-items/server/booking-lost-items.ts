import { mayHaveLost } from "#domain/incident/lost-item-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { type lostItemsContract, type OwnLostItem, ownItem, type RiddenTrip, riddenTrip } from "../contract.ts";
import { findItemsOf, findRiddenTrips } from "./views.ts";

type Row = { items: OwnLostItem[]; trips: RiddenTrip[] };

/** The customer’s lost items, and the trips from which more can be reported. */
export async function bookingLostItems(
  ctx: Context,
  input: ParsedOf<typeof lostItemsContract.bookingLostItems>,
): Promise<Result<Row, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const items = await findItemsOf(ctx.db, opened.value.id);
  const trips = await findRiddenTrips(ctx.db, opened.value.id);
  return accept({
    items: items.map(({ item, pickupAt }) =>
      toWire(ownItem, { ...item, pickupAt }, { reported_at: item.createdAt.toISOString() }),
    ),
    trips: trips.filter((trip) => mayHaveLost(trip, ctx.now)).map((trip) => toWire(riddenTrip, trip)),
  });
}
