import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { assignContract, type TripRowResult } from "../contract.ts";
import { assignTrip } from "./assign-trip.ts";
import { runRow } from "./run-rows.ts";

/** Assigns several trips, one after the other, so that a driver given to the first is busy for the next. */
export async function assignTrips(ctx: Context, input: ParsedOf<typeof assignContract.assignTrips>) {
  const messages = assignContract.assignTrip.refusals;
  await holdBackTrips(
    ctx,
    "assign",
    input.trips.map(({ trip_id }) => trip_id),
  );
  const results: TripRowResult[] = [];
  for (const row of input.trips)
    results.push(await runRow(ctx, row.trip_id, (apart) => assignTrip(apart, row), messages));
  return accept({ results });
}
