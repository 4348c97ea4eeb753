import { asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { driverShifts, drivers } from "#db/schema/drivers.ts";
import { bagsCarried } from "#db/vehicle-room.ts";
import { classesServing, type VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { param } from "../../server/time-question-views.ts";

/** Our drivers with their usual weekly shifts. */
export async function findActiveDrivers(db: ReadDb) {
  const rows = await activeDriversOn(db).execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, result]) => ({
    id,
    shifts: result.flatMap(({ weekday, starts, ends }) =>
      weekday !== null && starts !== null && ends !== null ? [{ weekday, starts, ends }] : [],
    ),
  }));
}

const activeDriversOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      id: drivers.id,
      weekday: driverShifts.weekday,
      starts: driverShifts.starts,
      ends: driverShifts.ends,
    })
    .from(drivers)
    .leftJoin(driverShifts, eq(driverShifts.driverId, drivers.id))
    .where(eq(drivers.state, "active"))
    .orderBy(asc(drivers.id))
    .prepare("active_drivers"),
);

export type PartyRequest = { readonly vehicleClass: VehicleClass; readonly passengers: number; readonly bags: number };

/** Vehicles for a party, in the order in which a sale picks them. */
export const findVehiclesFor = async (db: ReadDb, { vehicleClass, passengers, bags }: PartyRequest) =>
  vehiclesForOn(db).execute({
    classes: classesServing(await findClasses(db), vehicleClass),
    seats: passengers,
    bags,
  });

const vehiclesForOn = preparedOnce((db: ReadDb) =>
  db
    .select({ id: sql<string>`v.id`, vehicleClass: sql<VehicleClass>`v.vehicle_class` })
    .from(sql`vehicles v`)
    .where(
      sql`v.state = 'available' and v.vehicle_class = any(${param("classes")}::text[]) and v.seats >= ${param("seats")}::int
        and ${bagsCarried(sql`v`)} >= ${param("bags")}::int`,
    )
    .orderBy(sql`array_position(${param("classes")}::text[], v.vehicle_class), v.seats, v.id`)
    .prepare("vehicles_for_party"),
);

export type UndrivenRow = { readonly tripId: string | null; readonly vehicleId: string | null } & Span;

/**
 * Trips promised to others in this period that have no driver yet: confirmed trips, trips whose vehicle is
 * held until payment, and trips held for a quote, each with its reserved vehicle.
 */
export const findUndriven = (db: ReadDb, around: Span, { now, except }: { now: Date; except: string | null }) =>
  undrivenOn(db).execute({ ...around, now, except });

const within = sql`tstzrange(${param("from")}::timestamptz, ${param("to")}::timestamptz)`;
const isKept = sql`(h.state = 'reserved' or (h.state = 'held' and h.expires_at > ${param("now")}::timestamptz))`;

const undriven = sql`(
  select t.id as trip_id, kept.vehicle_id, t.pickup_at as starts, t.planned_end as ends
  from trips t
  join bookings b on b.id = t.booking_id and not b.is_test
  left join lateral (
    select h.vehicle_id from vehicle_holds h where h.booking_id = t.booking_id and h.leg = t.leg and ${isKept} limit 1
  ) kept on true
  where t.pickup_at > ${param("from")}::timestamptz - interval '14 days'
    and t.pickup_at < ${param("to")}::timestamptz and t.planned_end > ${param("from")}::timestamptz
    and (t.state in ('unassigned', 'offered') or (t.state = 'planned' and kept.vehicle_id is not null))
    and t.booking_id is distinct from ${param("except")}::uuid
    and not exists (select from assignments a where a.trip_id = t.id and a.state in ('accepted', 'active'))
  union all
  select null, h.vehicle_id, lower(h.busy), upper(h.busy)
  from vehicle_holds h
  where h.quote_id is not null and ${isKept} and h.busy && ${within}) as undriven`;

const dateOf = (text: string) => new Date(text);

const undrivenOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      tripId: sql<string | null>`undriven.trip_id`,
      vehicleId: sql<string | null>`undriven.vehicle_id`,
      from: sql<Date>`undriven.starts`.mapWith(dateOf),
      to: sql<Date>`undriven.ends`.mapWith(dateOf),
    })
    .from(undriven)
    .prepare("undriven_trips"),
);
