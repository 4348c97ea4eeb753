import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { geofenceVisits, roadAlerts } from "#db/schema/tracking.ts";
import { findSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import type { RoadRules } from "#domain/tracking/road-alert.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

const watchLock = 727_004;

/** One instance watches at a time; for a second one there would be nothing left to find. */
export async function mayWatch(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${watchLock}::bigint) as locked`,
  );
  return rows[0]?.locked ?? false;
}

export const findRoadRules = async (db: ReadDb): Promise<RoadRules> => (await findSettings(db)).roadAlerts;

type Fixed = { latitude: number; longitude: number; taken_at: Date };
export type TripOnRoad = {
  trip_id: string;
  state: TripState;
  vehicle_id: string;
  driver_id: string | null;
  pickup_location: string;
  destination: string;
  stops: readonly string[];
  service: ServiceOptionId;
  offer: string | null;
  return_at: Date | null;
  hire_unit: "half_day" | "full_day" | null;
  departed_at: Date;
  /** When its status last changed. */
  state_since: Date;
  speed_kmh: number | null;
  accuracy_m: number | null;
  has_stood: boolean;
  /** It has a device, or has sent a position on this trip. */
  is_tracked: boolean;
} & { [K in keyof Fixed]: Fixed[K] | null };

/** How far a vehicle may roll and still count as standing, in degrees: about 150 m here. */
const standing = { latitude: 0.00135, longitude: 0.0016 };

/**
 * Trips in progress with their vehicle’s last position. Of the last half hour’s positions the oldest are read
 * first, because for a moving vehicle the first one settles it.
 */
export async function findTripsOnRoad(db: Database, now: Date, { stoppedMinutes }: RoadRules): Promise<TripOnRoad[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const stoodFrom = sql`(${at} - make_interval(mins => ${stoppedMinutes}))`;
  const { rows } = await db.execute<TripOnRoad>(subquery`
    select t.id as trip_id, t.state, a.vehicle_id, a.driver_id, t.pickup_location, t.destination, t.stops,
      b.service_type as service, b.offer, b.return_at, b.hire_unit,
      coalesce((select min(m.created_at) from trip_moves m where m.trip_id = t.id and m.to_state = 'en_route'),
        t.pickup_at) as departed_at,
      coalesce((select max(m.created_at) from trip_moves m where m.trip_id = t.id), t.pickup_at) as state_since,
      l.taken_at, l.latitude, l.longitude, l.speed_kmh, l.accuracy_m,
      (l.taken_at is not null
        and exists (select 1 from positions p where p.vehicle_id = a.vehicle_id
          and p.taken_at > ${stoodFrom} - interval '10 minutes' and p.taken_at <= ${stoodFrom})
        and not exists (select 1 from positions p where p.vehicle_id = a.vehicle_id
          and p.taken_at > ${stoodFrom} and p.taken_at <= ${at}
          and (abs(p.latitude - l.latitude) > ${standing.latitude}
            or abs(p.longitude - l.longitude) > ${standing.longitude}))) as has_stood,
      (coalesce(l.trip_id = t.id, false) or exists (select 1 from tracking_devices e where e.withdrawn_at is null
        and (e.vehicle_id = a.vehicle_id or e.driver_id = a.driver_id))) as is_tracked
    from trips t
    join bookings b on b.id = t.booking_id
    join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active') and a.vehicle_id is not null
    left join latest_positions l on l.vehicle_id = a.vehicle_id
    where t.state in ('en_route', 'arrived', 'searching', 'onboard', 'stopover') and not b.is_test`);
  return rows;
}

export type SeenVehicle = Fixed & {
  vehicle_id: string;
  driver_id: string | null;
  trip_id: string | null;
  state: TripState | null;
  pickup_location: string | null;
  destination: string | null;
};

/** Positions sent since then, by vehicle. */
export async function findSeenSince(db: Database, since: Date): Promise<SeenVehicle[]> {
  const { rows } = await db.execute<SeenVehicle>(sql`
    select l.vehicle_id, l.driver_id, l.trip_id, l.latitude, l.longitude, l.taken_at, t.state, t.pickup_location,
      t.destination
    from latest_positions l left join trips t on t.id = l.trip_id
    where l.received_at >= ${since.toISOString()}::timestamptz`);
  return rows;
}

export const findOpenAlerts = (db: ReadDb) =>
  db
    .select({ id: roadAlerts.id, kind: roadAlerts.kind, tripId: roadAlerts.tripId, raisedAt: roadAlerts.raisedAt })
    .from(roadAlerts)
    .where(isNull(roadAlerts.clearedAt))
    .orderBy(asc(roadAlerts.raisedAt), asc(roadAlerts.id));

/** The columns that describe a trip in a list. */
const aboutTrip = sql`v.id as vehicle_id, v.plate, v.make || ' ' || v.model as vehicle, d.id as driver_id,
  trim(d.first_name || ' ' || d.last_name) as driver, t.id as trip_id, t.version, b.reference, t.state,
  t.pickup_location as pickup, t.destination, t.pickup_at, t.planned_end as ends_at`;

export type AboutTrip = {
  vehicle_id: string;
  plate: string;
  vehicle: string;
  driver_id: string | null;
  driver: string | null;
  trip_id: string;
  version: number;
  reference: string;
  state: TripState;
  pickup: string;
  destination: string;
  pickup_at: Date;
  ends_at: Date;
};

const linesAtMost = 200;

export async function findAlertsInFull(db: Database) {
  const { rows } = await db.execute<
    AboutTrip & { id: string; kind: typeof roadAlerts.$inferSelect.kind; since: Date }
  >(sql`
    select r.id, r.kind, r.since, ${aboutTrip} from road_alerts r
    join trips t on t.id = r.trip_id join bookings b on b.id = t.booking_id
    join vehicles v on v.id = r.vehicle_id left join drivers d on d.id = r.driver_id
    where r.cleared_at is null order by r.since, r.id limit ${linesAtMost}`);
  return rows;
}

type VisitRow = {
  id: string;
  place: "pickup" | "dropoff";
  entered_at: Date;
  left_at: Date | null;
  is_declined: boolean;
};

/** The latest arrival at each end of the trips in progress, by the vehicle that drives them. */
export async function findTripVisits(db: Database) {
  const { rows } = await db.execute<AboutTrip & VisitRow>(sql`
    select distinct on (t.id, g.place) g.id, g.place, g.entered_at, g.left_at, g.declined_at is not null as is_declined,
      ${aboutTrip}
    from trips t join bookings b on b.id = t.booking_id
    join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active')
    join geofence_visits g on g.trip_id = t.id and g.of_id = t.id and g.vehicle_id = a.vehicle_id
    join vehicles v on v.id = g.vehicle_id left join drivers d on d.id = a.driver_id
    where t.state in ('en_route', 'arrived', 'onboard') and g.place in ('pickup', 'dropoff')
    order by t.id, g.place, g.entered_at desc limit ${linesAtMost}`);
  return rows;
}

export const isTripVisit = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from geofence_visits where id = ${id} and place <> 'geofence'`);
  return rows.length > 0;
};

/** Current visits of these vehicles, as far as known. */
export async function findOpenVisits(db: ReadDb, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return [];
  return db
    .select({
      id: geofenceVisits.id,
      place: geofenceVisits.place,
      ofId: geofenceVisits.ofId,
      vehicleId: geofenceVisits.vehicleId,
      enteredAt: geofenceVisits.enteredAt,
    })
    .from(geofenceVisits)
    .where(and(isNull(geofenceVisits.leftAt), inArray(geofenceVisits.vehicleId, [...vehicleIds])));
}
