import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { assignContract, type TripRowResult } from "../contract.ts";
import { runRow } from "./run-rows.ts";
import { unassignTrip } from "./unassign-trip.ts";

/** Removes the drivers of several trips, for one reason. */
export async function unassignTrips(ctx: Context, { trips, reason }: ParsedOf<typeof assignContract.unassignTrips>) {
  const messages = assignContract.unassignTrip.refusals;
  await holdBackTrips(
    ctx,
    "unassign",
    trips.map(({ trip_id }) => trip_id),
  );
  const results: TripRowResult[] = [];
  for (const row of trips)
    results.push(await runRow(ctx, row.trip_id, (apart) => unassignTrip(apart, { ...row, reason }), messages));
  return accept({ results });
}
