import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { positions } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";

/** A vehicle’s positions in a period, optionally of one trip only. */
export type Trail = Span & { readonly vehicleIds: readonly string[]; readonly tripId?: string };

/** More points would look the same on the map. */
const pointsAtMost = 2000;

/** An even sample of the points, and their total number. */
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
      // Always includes the last point, the vehicle’s latest position.
      .where(sql`${all.place} % ceil(${all.of}::numeric / ${pointsAtMost})::int = 0 or ${all.place} = ${all.of} - 1`)
      .orderBy(asc(all.takenAt))
  );
}

/** When and with which vehicles a trip may have been driven. */
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
