import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { takeTripBack } from "../../server/take-trip-back.ts";
import type { assignContract } from "../contract.ts";

type UnassignRequest = ParsedOf<typeof assignContract.unassignTrip>;
type UnassignRefusal = keyof typeof assignContract.unassignTrip.refusals;

/** Our team removes a trip’s driver, or withdraws its open offers. */
export async function unassignTrip(
  ctx: Context,
  { trip_id: id, version, reason }: UnassignRequest,
): Promise<Result<TripDone, UnassignRefusal>> {
  await holdBackTrips(ctx, "unassign", [id]);
  return takeTripBack(ctx, { id, version, reason });
}
