import { accept } from "#domain/result.ts";
import { addHours, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { replayContract } from "../contract.ts";
import { findTrackedVehicles } from "./views.ts";

/** The vehicles with data for a day. Their positions are another call, which is logged. */
export async function listTrackedVehicles(
  { db }: Context,
  { date }: ParsedOf<typeof replayContract.listTrackedVehicles>,
) {
  const from = momentOf(localDate(date), localTime("00:00"));
  const trackedVehicles = await findTrackedVehicles(db, { from, to: addHours(from, 24) });
  return accept({
    vehicles: trackedVehicles.map(({ trips, ...vehicle }) => ({
      ...vehicle,
      trips: trips.map((trip) => ({ ...trip, pickup_at: new Date(trip.pickup_at).toISOString() })),
    })),
  });
}
