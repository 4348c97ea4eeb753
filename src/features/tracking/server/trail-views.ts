import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

/** One vehicle’s positions over a time, or those of one trip. */
export type Trail = Span & { readonly vehicleIds: readonly string[]; readonly tripId?: string };

/** A finer trail looks the same. */
const pointsAtMost = 2000;

/** Points evenly spread over all stored ones, and their number. */
export async function findTrail(db: ReadDb, { from, to, vehicleIds, tripId }: Trail) {
  const all = db
    .select({
      takenAt: positions.takenAt,
      latitude: positions.latitude,
      longitude: positions.longitude,
      speedKmh: positions.speedKmh,
      heading: positions.heading,
      place: sql<number>`(row_number() over (order by ${positions.takenAt}, ${positions.sourceId}) - 1)::int`.as(
        "place",
      ),
      of: sql<number>`(count(*) over ())::int`.as("of"),
    })
    .from(positions)
    .where(
      and(
        inArray(positions.vehicleId, [...vehicleIds]),
        gte(positions.takenAt, from),
        lt(positions.takenAt, to),
        tripId === undefined ? undefined : eq(positions.tripId, tripId),
      ),
    )
    .as("all");
  return (
    db
      .select()
      .from(all)
      // The last one is always included: it is the vehicle’s position.
      .where(sql`${all.place} % ceil(${all.of}::numeric / ${pointsAtMost})::int = 0 or ${all.place} = ${all.of} - 1`)
      .orderBy(asc(all.takenAt))
  );
}

/** The times and vehicles in which a trip may have been driven. */
export async function findTrailOfTrip(db: ReadDb, tripId: string): Promise<Trail | undefined> {
  const rows = await db
    .select({ pickupAt: trips.pickupAt, end: trips.plannedEnd, vehicleId: assignments.vehicleId })
    .from(trips)
    .leftJoin(assignments, eq(assignments.tripId, trips.id))
    .where(eq(trips.id, tripId));
  const [trip] = rows;
  if (!trip) return undefined;
  const hours = companyRules.tripCompletesItselfHours;
  const vehicleIds = [...new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))];
  return { tripId, vehicleIds, from: addHours(trip.pickupAt, -hours), to: addHours(trip.end, hours) };
}

export const isVehicle = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(vehicles, eq(vehicles.id, id))) > 0;
