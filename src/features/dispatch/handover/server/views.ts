import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, type SQLWrapper, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { tasks } from "#db/schema/crm.ts";
import { dispatchHandovers } from "#db/schema/dispatch.ts";
import { tripNotes, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";

type Ids = readonly string[];

/** More than anyone reads at the end of a shift. */
const rowsAtMost = 50;

/** The subjects of dispatch’s tasks; those of a flight are about its booking. */
const subjectsOfDispatch = ["trip", "trip_change", "driver", "driver_absence", "vehicle"];

const taskColumns = { id: tasks.id, title: tasks.title, isOpen: sql<boolean>`${tasks.state} = 'open'` };

export const findOpenTasks = (db: ReadDb) =>
  db
    .select(taskColumns)
    .from(tasks)
    .where(
      and(
        eq(tasks.state, "open"),
        or(inArray(tasks.subjectKind, subjectsOfDispatch), sql`${tasks.kind} like 'flight\\_%'`),
      ),
    )
    .orderBy(sql`${tasks.dueAt} asc nulls last`, asc(tasks.id))
    .limit(rowsAtMost);

export const findTasks = (db: ReadDb, ids: Ids) =>
  db
    .select(taskColumns)
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));

const tripColumns = {
  tripId: trips.id,
  reference: bookings.reference,
  pickupAt: trips.pickupAt,
  from: trips.pickupLocation,
  to: trips.destination,
};

const notes = (db: ReadDb) =>
  db
    .select({ id: tripNotes.id, text: tripNotes.text, ...tripColumns })
    .from(tripNotes)
    .innerJoin(trips, eq(trips.id, tripNotes.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId));

/** Our team’s notes about trips from this moment on. */
export const findNotesSince = (db: ReadDb, from: Date) =>
  notes(db)
    .where(and(eq(tripNotes.kind, "note"), gte(tripNotes.createdAt, from), eq(bookings.isTest, false)))
    .orderBy(asc(tripNotes.createdAt), asc(tripNotes.id))
    .limit(rowsAtMost);

/** A note that was erased with its booking is gone. */
export const findNotes = (db: ReadDb, ids: Ids) => notes(db).where(inArray(tripNotes.id, [...ids]));

export const findTrips = (db: ReadDb, ids: Ids) =>
  db
    .select(tripColumns)
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(inArray(trips.id, [...ids]));

const nameOf = (userId: SQLWrapper) => subquery<string | null>`(select u.name from users u where u.id = ${userId})`;

const handovers = (db: ReadDb) =>
  db
    .select({
      id: dispatchHandovers.id,
      risks: dispatchHandovers.risks,
      note: dispatchHandovers.note,
      givenBy: dispatchHandovers.givenBy,
      giver: nameOf(dispatchHandovers.givenBy),
      givenAt: dispatchHandovers.givenAt,
      taker: nameOf(dispatchHandovers.takenBy),
      takenAt: dispatchHandovers.takenAt,
    })
    .from(dispatchHandovers);

export type HandoverRecord = Awaited<ReturnType<typeof findOpenHandover>>[number];

/** One at most. */
export const findOpenHandover = (db: ReadDb) =>
  handovers(db).where(and(isNull(dispatchHandovers.takenAt), isNull(dispatchHandovers.withdrawnAt)));

type PageRequest = { readonly after: { readonly at: Date; readonly id: string } | undefined; readonly limit: number };

export const findPastHandovers = (db: ReadDb, { after, limit }: PageRequest) =>
  handovers(db)
    .where(
      and(
        isNotNull(dispatchHandovers.takenAt),
        after &&
          sql`(${dispatchHandovers.givenAt}, ${dispatchHandovers.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(dispatchHandovers.givenAt), desc(dispatchHandovers.id))
    .limit(limit);
