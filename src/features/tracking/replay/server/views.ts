import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { TrackedTrip } from "../contract.ts";

type Row = { id: string; plate: string; name: string; trips: readonly TrackedTrip[] };

/** Looks up one position per vehicle in that period by index, no matter how many there are. */
export async function findTrackedVehicles(db: Database, { from, to }: Span): Promise<Row[]> {
  const [start, end] = [from, to].map((moment) => sql`${moment.toISOString()}::timestamptz`);
  const { rows } = await db.execute<Row>(sql`
    select v.id, v.plate, v.make || ' ' || v.model as name,
      (select coalesce(json_agg(json_build_object('id', t.id, 'reference', b.reference, 'pickup', t.pickup_location,
          'destination', t.destination, 'pickup_at', t.pickup_at,
          'driver', d.first_name || ' ' || d.last_name) order by t.pickup_at, t.id), '[]')
        from assignments a join trips t on t.id = a.trip_id join bookings b on b.id = t.booking_id
        left join drivers d on d.id = a.driver_id
        where a.vehicle_id = v.id and a.state in ('accepted', 'active', 'fulfilled')
          and t.pickup_at >= ${start} and t.pickup_at < ${end}) as trips
    from vehicles v
    where exists (select 1 from positions p where p.vehicle_id = v.id and p.taken_at >= ${start} and p.taken_at < ${end})
    order by v.plate`);
  return rows;
}
