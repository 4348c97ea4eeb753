import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { LivePosition } from "../contract.ts";

/** More vehicles than a company like this has. */
const vehiclesAtMost = 2000;

type Row = {
  vehicle_id: string;
  plate: string;
  name: string;
  driver_id: string | null;
  driver: string | null;
  trip_id: string | null;
  reference: string | null;
  state: TripState | null;
  pickup: string | null;
  destination: string | null;
  pickup_at: Date | null;
  ends_at: Date | null;
  stopped_at: string | null;
  taken_at: Date;
  latitude: number;
  longitude: number;
  accuracy_m: number | null;
  speed_kmh: number | null;
  heading: number | null;
  battery: number | null;
  is_skewed: boolean;
};

/**
 * The positions of vehicles on duty. A vehicle is on duty while its trip is in progress, otherwise until its
 * shift or trip has ended; after that it is hidden, however recent its position. One that broke down is shown
 * until its passengers have left in another. `since`: only what was received from then on.
 */
export async function findLive(db: Database, now: Date, since?: Date): Promise<LivePosition[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select l.vehicle_id, v.plate, v.make || ' ' || v.model as name, l.driver_id,
      trim(p.first_name || ' ' || p.last_name) as driver, l.trip_id, b.reference, t.state, t.pickup_location as pickup, t.destination,
      t.pickup_at, t.planned_end as ends_at, l.taken_at,
      (select relief.pickup_location from trips relief where t.state = 'interrupted' and relief.continues = t.id
        order by relief.pickup_at desc limit 1) as stopped_at,
      l.latitude, l.longitude, l.accuracy_m, l.speed_kmh, l.heading, l.battery, l.is_skewed
    from latest_positions l
    join vehicles v on v.id = l.vehicle_id
    left join drivers p on p.id = l.driver_id
    left join trips t on t.id = l.trip_id
    left join bookings b on b.id = t.booking_id
    where ${since ? sql`l.received_at >= ${since.toISOString()}::timestamptz and` : sql``}
      (t.state in ('en_route', 'arrived', 'searching', 'onboard', 'stopover')
        or (t.state = 'interrupted' and exists (select from trips relief where relief.continues = t.id
          and relief.state in ('unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching')))
        or (l.duty_until > ${at} and (l.is_on_shift or not exists (
          select 1 from trip_moves m where m.trip_id = t.id and m.to_state = t.state
            and m.to_state in ('completed', 'completed_unverified', 'no_show', 'interrupted', 'cancelled')
            and m.created_at <= ${at} - make_interval(mins => ${companyRules.trackedAfterMinutes})))))
    order by v.plate limit ${vehiclesAtMost}`);
  return rows.map(describe);
}

const describe = (row: Row): LivePosition => ({
  vehicle: { id: row.vehicle_id, plate: row.plate, name: row.name },
  driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver ?? "" },
  trip: tripOf(row),
  taken_at: new Date(row.taken_at).toISOString(),
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy_m: row.accuracy_m,
  speed_kmh: row.speed_kmh,
  heading: row.heading,
  battery: row.battery,
  is_skewed: row.is_skewed,
});

function tripOf(result: Row): LivePosition["trip"] {
  const { trip_id, state, reference, pickup, destination, pickup_at, ends_at, stopped_at } = result;
  if (trip_id === null || state === null || pickup_at === null || ends_at === null) return null;
  return {
    id: trip_id,
    state,
    reference: reference ?? "",
    pickup: pickup ?? "",
    destination: destination ?? "",
    pickup_at: new Date(pickup_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    ...(stopped_at !== null && { stopped_at }),
  };
}
