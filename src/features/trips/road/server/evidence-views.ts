import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";

/** A trip and its last driver. */
export async function findTripToProve(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      passenger: sql<string>`trim(${bookings.firstName} || ' ' || ${bookings.lastName})`,
      state: trips.state,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      from: trips.pickupLocation,
      to: trips.destination,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      vehicleId: vehicles.id,
      vehicle: sql<string | null>`${vehicles.make} || ' ' || ${vehicles.model} || ', ' || ${vehicles.plate}`,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled", "failed"])),
    )
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(eq(trips.id, tripId))
    .orderBy(sql`${assignments.createdAt} desc nulls last`)
    .limit(1);
  return row;
}
export type TripToProve = NonNullable<Awaited<ReturnType<typeof findTripToProve>>>;

/** The other vehicles after a breakdown: each driver, and when the passengers were on board. */
export const findOtherVehicles = (db: ReadDb, tripId: string) =>
  db
    .select({
      isRelief: sql<boolean>`${trips.continues} is not null`,
      state: trips.state,
      driver: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      vehicle: sql<string>`${vehicles.make} || ' ' || ${vehicles.model} || ', ' || ${vehicles.plate}`,
      boardedAt: momentOfEvents("'met'"),
      endedAt: momentOfEvents("'dropoff', 'break_off'"),
    })
    .from(trips)
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["active", "fulfilled"])))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      sql`${trips.id} in (with recursive chain as (
        select t.id, t.continues from trips t where t.id = ${tripId}::uuid
        union
        select t.id, t.continues from trips t join chain c on t.id = c.continues or t.continues = c.id)
        select id from chain where id <> ${tripId}::uuid)`,
    )
    .orderBy(asc(trips.part));

const momentOfEvents = (events: string) =>
  subquery<Date | null>`(select min(e.happened_at) from trip_events e
    where e.trip_id = ${trips.id} and e.outcome = 'moved' and e.event in (${sql.raw(events)}))`.mapWith(trips.pickupAt);

/** More points would not change how the line looks. */
const pointsAtMost = 400;

/** The vehicle’s recorded route on this trip. */
export async function findWay(db: ReadDb, tripId: string, { vehicleId, pickupAt: start, end }: TripToProve) {
  if (!vehicleId) return [];
  const hours = companyRules.tripCompletesItselfHours;
  const [from, to] = [addHours(start, -hours), addHours(end, hours)];
  const all = await db
    .select({ at: positions.takenAt, latitude: positions.latitude, longitude: positions.longitude })
    .from(positions)
    .where(
      and(
        eq(positions.vehicleId, vehicleId),
        eq(positions.tripId, tripId),
        sql`${positions.takenAt} >= ${from.toISOString()}::timestamptz`,
        sql`${positions.takenAt} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(positions.takenAt))
    .limit(20_000);
  const step = Math.ceil(all.length / pointsAtMost) || 1;
  return all.filter((_, at) => at % step === 0 || at === all.length - 1);
}
