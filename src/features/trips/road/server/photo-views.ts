import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, tripPhotos, trips } from "#db/schema/trips.ts";
import type { PhotoKind } from "#domain/road/photo-kinds.ts";

/** The driver behind an account. */
export async function findDriverOf(db: ReadDb, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return row?.id;
}

export async function findBookingOf(db: ReadDb, tripId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: trips.bookingId }).from(trips).where(eq(trips.id, tripId));
  return row?.id;
}

type Driven = { readonly driverId: string; readonly vehicleId: string; readonly from: Date; readonly until: Date };

/** Whether the driver has driven this vehicle recently, or soon will. */
export async function drivesVehicle(db: ReadDb, { driverId, vehicleId, from, until }: Driven): Promise<boolean> {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.driverId, driverId),
        eq(assignments.vehicleId, vehicleId),
        inArray(assignments.state, ["accepted", "active", "fulfilled"]),
        sql`${assignments.busy} && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export type PhotosOf = {
  readonly tripId?: string | null;
  readonly vehicleId?: string | null;
  readonly recordId?: string | null;
  readonly kinds?: readonly PhotoKind[];
};

const targetOf = ({ tripId, vehicleId, recordId, kinds }: PhotosOf) =>
  and(
    tripId ? eq(tripPhotos.tripId, tripId) : undefined,
    vehicleId ? eq(tripPhotos.vehicleId, vehicleId) : undefined,
    recordId ? eq(tripPhotos.recordId, recordId) : undefined,
    kinds ? inArray(tripPhotos.kind, [...kinds]) : undefined,
    tripId || vehicleId || recordId ? undefined : sql`false`,
  );

const shownAtMost = 200;

/** The photos of a trip, a vehicle or a record, oldest first. */
export const findPhotos = (db: ReadDb, of: PhotosOf) =>
  db
    .select({
      id: tripPhotos.id,
      kind: tripPhotos.kind,
      fileId: tripPhotos.fileId,
      happenedAt: tripPhotos.happenedAt,
      receivedAt: tripPhotos.receivedAt,
      clockBehindS: tripPhotos.clockBehindS,
      latitude: tripPhotos.latitude,
      longitude: tripPhotos.longitude,
      accuracyM: tripPhotos.accuracyM,
      driver: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
    })
    .from(tripPhotos)
    .innerJoin(drivers, eq(drivers.id, tripPhotos.driverId))
    .where(targetOf(of))
    .orderBy(asc(tripPhotos.happenedAt), asc(tripPhotos.id))
    .limit(shownAtMost);

export const countPhotos = (db: ReadDb, of: PhotosOf): Promise<number> => db.$count(tripPhotos, targetOf(of));
