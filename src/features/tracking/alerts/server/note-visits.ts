import { addMinutes } from "#domain/time/local-time.ts";
import { type Fence, visitChanges } from "#domain/tracking/geofence-visits.ts";
import { tripFences } from "#domain/tracking/trip-fences.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { findGeofences } from "../../server/geofence-views.ts";
import { findOpenVisits, findSeenSince, type SeenVehicle } from "./views.ts";
import { closeSilentVisits, closeVisit, insertVisits } from "./visit-store.ts";

/** Vehicles that have sent a position since the last run, with some overlap. */
const seenMinutes = 2;
/** A device silent for this long counts as off duty. */
const goneMinutes = 60;

/** Records which vehicles have arrived at a pickup, a drop-off or a geofence, and which have left one. */
export async function noteVisits(ctx: Context): Promise<void> {
  await closeSilentVisits(ctx.db, addMinutes(ctx.now, -goneMinutes));
  const seen = await findSeenSince(ctx.db, addMinutes(ctx.now, -seenMinutes));
  if (seen.length === 0) return;

  const own: Fence[] = (await findGeofences(ctx.db))
    .filter(({ purpose }) => purpose !== "price_zone")
    .map(({ id, shape }) => ({ place: "geofence", ofId: id, shape }));
  const open = await findOpenVisits(
    ctx.db,
    seen.map(({ vehicle_id }) => vehicle_id),
  );
  const changes = seen.map((vehicle) => ({
    vehicle,
    ...visitChanges(
      open.filter(({ vehicleId }) => vehicleId === vehicle.vehicle_id),
      [...own, ...fencesOfTrip(vehicle)],
      vehicle,
    ),
  }));

  for (const { vehicle, left } of changes)
    for (const { id } of left) await closeVisit(ctx.db, id, new Date(vehicle.taken_at));
  await insertVisits(
    ctx.db,
    changes.flatMap(({ vehicle, entered }) => entered.map((fence) => rowOf(ctx, vehicle, fence))),
  );
}

function fencesOfTrip({ trip_id, state, pickup_location, destination }: SeenVehicle): Fence[] {
  if (!trip_id || !state || isOver({ state })) return [];
  const fences = tripFences({ pickupLocation: pickup_location ?? "", destination: destination ?? "" });
  return (["pickup", "dropoff"] as const).flatMap((place) => {
    const shape = fences[place];
    return shape ? [{ place, ofId: trip_id, shape }] : [];
  });
}

const rowOf = (ctx: Context, vehicle: SeenVehicle, { place, ofId }: Fence) => ({
  id: ctx.newId(),
  place,
  ofId,
  vehicleId: vehicle.vehicle_id,
  driverId: vehicle.driver_id,
  tripId: vehicle.trip_id,
  enteredAt: new Date(vehicle.taken_at),
});
