import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { driverAbsences, driverShifts, drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

const from = sql<Date>`lower(${driverAbsences.span})`.mapWith(driverAbsences.createdAt);
const to = sql<Date>`upper(${driverAbsences.span})`.mapWith(driverAbsences.createdAt);

const absenceColumns = {
  id: driverAbsences.id,
  driverId: driverAbsences.driverId,
  version: driverAbsences.version,
  kind: driverAbsences.kind,
  state: driverAbsences.state,
  from,
  to,
  reason: driverAbsences.reason,
  answer: driverAbsences.answer,
  answeredAt: driverAbsences.answeredAt,
  createdAt: driverAbsences.createdAt,
};

export const findShifts = (db: ReadDb, driverId: string) =>
  db
    .select({ weekday: driverShifts.weekday, starts: driverShifts.starts, ends: driverShifts.ends })
    .from(driverShifts)
    .where(eq(driverShifts.driverId, driverId))
    .orderBy(asc(driverShifts.weekday), asc(driverShifts.starts));

/** Upcoming and recent entries, latest first. Requests withdrawn before an answer are left out. */
export const findAbsences = (db: ReadDb, driverId: string, since: Date) =>
  db
    .select(absenceColumns)
    .from(driverAbsences)
    .where(
      and(
        eq(driverAbsences.driverId, driverId),
        gt(to, since),
        or(ne(driverAbsences.state, "withdrawn"), sql`${driverAbsences.answeredAt} is not null`),
      ),
    )
    .orderBy(desc(from), desc(driverAbsences.id))
    .limit(100);

export type AbsenceRecord = Awaited<ReturnType<typeof findAbsences>>[number];

/** Requests waiting for an answer, oldest first. */
export async function findAbsencesToAnswer(db: ReadDb, after: string | null | undefined, size: number) {
  const key = timeKey.read(after);
  const further: SQL | undefined =
    key &&
    sql`(${driverAbsences.createdAt}, ${driverAbsences.id}) > (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`;
  const rows = await db
    .select({ ...absenceColumns, firstName: drivers.firstName, lastName: drivers.lastName })
    .from(driverAbsences)
    .innerJoin(drivers, eq(drivers.id, driverAbsences.driverId))
    .where(and(eq(driverAbsences.state, "asked"), further))
    .orderBy(asc(driverAbsences.createdAt), asc(driverAbsences.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ createdAt, id }) => timeKey.write({ at: createdAt, id }));
}

export const countAbsencesToAnswer = (db: ReadDb) => db.$count(driverAbsences, eq(driverAbsences.state, "asked"));

/** Trips that overlap each of these absences. */
export const findTripsOver = (db: ReadDb, absenceIds: readonly string[]) =>
  db
    .select({
      absenceId: driverAbsences.id,
      tripId: trips.id,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      destination: trips.destination,
    })
    .from(driverAbsences)
    .innerJoin(
      assignments,
      and(eq(assignments.driverId, driverAbsences.driverId), inArray(assignments.state, ["accepted", "active"])),
    )
    .innerJoin(
      trips,
      and(
        eq(trips.id, assignments.tripId),
        ne(trips.state, "cancelled"),
        sql`${driverAbsences.span} && tstzrange(${trips.pickupAt}, ${trips.plannedEnd})`,
      ),
    )
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(driverAbsences.id, [...absenceIds]))
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(500);

/** Other requested or granted time off of the driver in this period. */
export async function hasAbsenceOver(db: ReadDb, driverId: string, span: Span): Promise<boolean> {
  const count = await db.$count(
    driverAbsences,
    and(
      eq(driverAbsences.driverId, driverId),
      inArray(driverAbsences.state, ["asked", "granted"]),
      sql`${driverAbsences.span} && tstzrange(${span.from.toISOString()}::timestamptz, ${span.to.toISOString()}::timestamptz)`,
    ),
  );
  return count > 0;
}

export async function findAbsence(db: ReadDb, id: string) {
  const [row] = await db
    .select({ ...absenceColumns, firstName: drivers.firstName, lastName: drivers.lastName, email: drivers.email })
    .from(driverAbsences)
    .innerJoin(drivers, eq(drivers.id, driverAbsences.driverId))
    .where(eq(driverAbsences.id, id));
  return row;
}

export async function driverExists(db: ReadDb, id: string): Promise<boolean> {
  return (await db.$count(drivers, eq(drivers.id, id))) > 0;
}

/** The driver with this account. */
export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
