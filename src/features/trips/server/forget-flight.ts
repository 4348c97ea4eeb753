import { isFlightOf } from "#domain/flight/flight.ts";
import type { Context } from "#platform/context.ts";
import { deleteFlight, planFor } from "./flight-store.ts";
import type { TripFacts, TripRow } from "./store.ts";
import { findFlightOf } from "./views.ts";

/**
 * For another flight or day, the old flight’s status is no longer shown and moves no pickup. A new pickup
 * time for the same flight counts as planned for the landing that is expected now.
 */
export async function forgetFlight(ctx: Context, trip: TripRow, facts: TripFacts): Promise<void> {
  const known = await findFlightOf(ctx.db, trip.id);
  if (!known) return;
  const { flightNumber = trip.flightNumber, pickupAt: start = trip.pickupAt } = facts;
  const { flightNumber: number, scheduledAt, expectedAt } = known;
  if (!isFlightOf({ number, scheduledAt, expectedAt }, { flightNumber, pickupAt: start }))
    await deleteFlight(ctx.db, trip.id);
  else if (start.getTime() !== trip.pickupAt.getTime() && expectedAt) await planFor(ctx.db, trip.id, expectedAt);
}
