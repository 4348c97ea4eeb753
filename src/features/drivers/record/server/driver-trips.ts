import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverRecordContract } from "../contract.ts";
import { findTripPage } from "./views.ts";

const pageSize = 25;

/** Every trip a driver had or was offered. */
export async function driverTrips(
  ctx: Context,
  { driver_id, after }: ParsedOf<typeof driverRecordContract.driverTrips>,
) {
  const { rows, next } = await findTripPage(ctx.db, driver_id, after, pageSize);
  const trips = rows.map(({ assignmentId, tripId, pickupAt, tripState, ...trip }) => ({
    ...trip,
    assignment_id: assignmentId,
    trip_id: tripId,
    pickup_at: pickupAt.toISOString(),
    trip_state: tripState,
  }));
  return accept({ trips, next });
}
