import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownTripsContract } from "../contract.ts";
import { spanOf, tripOfDriver } from "./my-trips.ts";
import { findOfferRules, findTripOfDriver } from "./views.ts";

/** One of a driver’s own trips, with the same passenger details as in the list. */
export async function myTrip(ctx: Context, { trip_id }: ParsedOf<typeof ownTripsContract.myTrip>) {
  const { since } = spanOf({ when: "past" }, ctx.now);
  const [row] = await findTripOfDriver(ctx.db, personAsking(ctx.actor), { tripId: trip_id, since });
  return row ? accept({ trip: tripOfDriver(row, ctx.now, await findOfferRules(ctx.db)) }) : refuse("not_found");
}
