import { staysWithGuests } from "#domain/stay/service-days.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { mayClear, roadAlertsOf } from "#domain/tracking/road-alerts.ts";
import { tripEnds } from "#domain/tracking/trip-fences.ts";
import type { Context } from "#platform/context.ts";
import { noteVisits } from "./note-visits.ts";
import { clearAlerts, raiseAlerts } from "./store.ts";
import { findOpenAlerts, findRoadRules, findTripsOnRoad, mayWatch, type TripOnRoad } from "./views.ts";

/**
 * Checks every vehicle on the road: records arrivals and departures, raises each problem once, and clears
 * those that are over. It runs every minute, and some seconds after new positions.
 */
export async function watchRoad(ctx: Context): Promise<void> {
  if (!(await mayWatch(ctx.db))) return;
  await noteVisits(ctx);

  const rules = await findRoadRules(ctx.db);
  const trips = await findTripsOnRoad(ctx.db, ctx.now, rules);
  const seen = new Map<string, Raised>();
  for (const trip of trips)
    for (const { kind, since } of roadAlertsOf(await watched(ctx, trip, rules.stoppedMinutes), rules, ctx.now))
      seen.set(`${trip.trip_id} ${kind}`, { kind, since, trip });

  const open = await findOpenAlerts(ctx.db);
  const known = new Set(open.map(keyOf));
  const over = open.filter((alert) => !seen.has(keyOf(alert)) && mayClear(alert, ctx.now));
  await clearAlerts(
    ctx.db,
    over.map(({ id }) => id),
    ctx.now,
  );
  await raiseAlerts(
    ctx.db,
    [...seen].filter(([key]) => !known.has(key)).map(([, raised]) => rowOf(ctx, raised)),
  );
}

type Raised = ReturnType<typeof roadAlertsOf>[number] & { readonly trip: TripOnRoad };

const keyOf = ({ tripId, kind }: { tripId: string; kind: string }) => `${tripId} ${kind}`;

const rowOf = (ctx: Context, { kind, since, trip }: Raised) => ({
  id: ctx.newId(),
  kind,
  since,
  raisedAt: ctx.now,
  tripId: trip.trip_id,
  vehicleId: trip.vehicle_id,
  driverId: trip.driver_id,
});

/** Standing at the pickup is not a stop on the way: the time counts from when the trip went on. */
async function watched(ctx: Context, trip: TripOnRoad, stoppedMinutes: number) {
  const { latitude, longitude, taken_at: takenAt } = trip;
  const isKnown = latitude !== null && longitude !== null && takenAt !== null;
  return {
    state: trip.state,
    departedAt: new Date(trip.departed_at),
    isTracked: trip.is_tracked,
    hasStood: trip.has_stood && new Date(trip.state_since) <= addMinutes(ctx.now, -stoppedMinutes),
    last: isKnown
      ? {
          latitude,
          longitude,
          takenAt: new Date(takenAt),
          speedKmh: trip.speed_kmh,
          accuracyM: trip.accuracy_m,
        }
      : null,
    way: trip.state === "onboard" && isKnown ? await wayOf(ctx, trip) : null,
  };
}

/**
 * A trip’s route by road; null if it has none. On a tour, or with stops on the way, the guests decide the
 * route, and without a road map there is nothing to compare with.
 */
async function wayOf(ctx: Pick<Context, "map" | "now">, trip: TripOnRoad) {
  const returnAt = trip.return_at && new Date(trip.return_at);
  const { service, offer, hire_unit: hireUnit } = trip;
  if (trip.stops.length > 0 || staysWithGuests({ service, offer, returnAt, hireUnit })) return null;
  const ends = tripEnds({ pickupLocation: trip.pickup_location, destination: trip.destination });
  if (!ends) return null;
  const drive = await ctx.map.driveBetween(ends[0].at, ends[1].at, ctx.now);
  if (drive.source !== "roads") return null;
  return { ends, line: drive.line.map(([longitude, latitude]) => ({ latitude, longitude })) };
}
