import { and, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { driverMessages } from "#db/schema/messages.ts";
import { assignments, tripNotes, trips } from "#db/schema/trips.ts";
import type { MessageDirection } from "#domain/message/message-rules.ts";

/** As many as a person scrolls back through. */
const shown = 100;

export const findCompany = (db: ReadDb) => readCompany(db);

const driverColumns = {
  id: drivers.id,
  firstName: drivers.firstName,
  lastName: drivers.lastName,
  phone: drivers.phone,
  email: drivers.email,
};

export async function findDriver(db: ReadDb, id: string) {
  const [driver] = await db.select(driverColumns).from(drivers).where(eq(drivers.id, id));
  return driver;
}

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select(driverColumns).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

export async function findTrip(db: ReadDb, id: string) {
  const [trip] = await db
    .select({ id: trips.id, bookingId: trips.bookingId, pickupAt: trips.pickupAt })
    .from(trips)
    .where(eq(trips.id, id));
  return trip;
}

/** The trip a driver is on just now. */
export async function findTripOnRoad(db: ReadDb, driverId: string) {
  const [trip] = await db
    .select({ id: trips.id, bookingId: trips.bookingId })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active"]),
        inArray(trips.state, ["en_route", "arrived", "searching", "onboard", "stopover"]),
      ),
    )
    .orderBy(trips.pickupAt, trips.id)
    .limit(1);
  return trip;
}

export type MessageRecord = Awaited<ReturnType<typeof findThread>>[number];

/** A message that dispatch can still undo is on no driver’s phone. */
const isOnPhone = (now: Date) => or(isNull(driverMessages.heldUntil), lte(driverMessages.heldUntil, now));

/** The latest, the oldest of them first; as its driver sees them `at` a moment, or all. */
export async function findThread(db: ReadDb, driverId: string, at?: Date) {
  const rows = await db
    .select({
      message: driverMessages,
      reference: bookings.reference,
      by: sql<string | null>`${users.name}`,
    })
    .from(driverMessages)
    .leftJoin(bookings, eq(bookings.id, driverMessages.bookingId))
    .leftJoin(users, eq(sql`${users.id}::text`, driverMessages.author))
    .where(and(eq(driverMessages.driverId, driverId), at && isOnPhone(at)))
    .orderBy(desc(driverMessages.writtenAt), desc(driverMessages.id))
    .limit(shown);
  return rows.reverse();
}

export const countUnread = (db: ReadDb, driverId: string, direction: MessageDirection, at: Date) =>
  db.$count(
    driverMessages,
    and(
      eq(driverMessages.driverId, driverId),
      eq(driverMessages.direction, direction),
      isNull(driverMessages.readAt),
      isOnPhone(at),
    ),
  );

type ThreadRow = {
  driver_id: string;
  first_name: string;
  last_name: string;
  phone: string;
  unread: number;
  text: string;
  direction: MessageDirection;
  written_at: Date;
};

/** Each driver with messages once, with the last one; unread ones first. */
export async function findThreads(db: Database): Promise<ThreadRow[]> {
  const { rows } = await db.execute<ThreadRow>(sql`
    select d.id as driver_id, d.first_name, d.last_name, d.phone, m.text, m.direction, m.written_at, u.unread
    from drivers d
    cross join lateral (select text, direction, written_at from driver_messages
      where driver_id = d.id order by written_at desc, id desc limit 1) m
    cross join lateral (select count(*)::int as unread from driver_messages
      where driver_id = d.id and direction = 'from_driver' and read_at is null) u
    order by u.unread = 0, m.written_at desc, d.id limit ${shown}`);
  return rows;
}

export async function findMessageForEmail(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      text: driverMessages.text,
      firstName: drivers.firstName,
      email: drivers.email,
      driverId: drivers.id,
      reference: bookings.reference,
    })
    .from(driverMessages)
    .innerJoin(drivers, eq(drivers.id, driverMessages.driverId))
    .leftJoin(bookings, eq(bookings.id, driverMessages.bookingId))
    .where(eq(driverMessages.id, id));
  return row;
}

/** Dispatch’s messages to the driver of a trip, from the trip’s own page. */
export async function findTripMessage(db: ReadDb, noteId: string) {
  const [note] = await db.select().from(tripNotes).where(eq(tripNotes.id, noteId));
  return note;
}
