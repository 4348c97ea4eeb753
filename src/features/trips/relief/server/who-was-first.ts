import { refuse } from "#domain/result.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { lastVehicleOf } from "./find-scene.ts";
import { findCrewsOf, findLegOf, findRescueDrivers } from "./rescue-views.ts";

/** Why a rescue came too late: a colleague has sent a vehicle, or the trip has moved on in another way. */
export async function whoWasFirst(ctx: Context, tripId: string, seen?: { readonly state: TripState }) {
  const last = lastVehicleOf(await findLegOf(ctx.db, tripId), tripId);
  const crews = last ? await findCrewsOf(ctx.db, [last.id]) : [];
  const driverId = crews.find(({ state }) => state === "accepted" || state === "active")?.driverId;
  const isRescued = last && driverId && (last.id !== tripId || last.continues !== null);
  if (!isRescued) return seen ? refuse("not_possible", seen) : refuse("changed_meanwhile");
  const driver = (await findRescueDrivers(ctx.db)).find(({ id }) => id === driverId);
  return refuse("rescued", { driver: driver?.name ?? "" });
}
