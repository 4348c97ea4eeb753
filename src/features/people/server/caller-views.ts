import { and, asc, desc, eq, gt, gte, inArray, lt, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingStatus } from "#db/progress/booking-status.ts";
import { bookings } from "#db/schema/booking.ts";
import { incidents } from "#db/schema/incidents.ts";
import { personNotes } from "#db/schema/people.ts";
import { quotes } from "#db/schema/quotes.ts";
import { openBookingStates } from "#domain/booking/booking-outlook.ts";

const few = 3;

const trip = {
  reference: bookings.reference,
  status: bookingStatus.as("status"),
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  serviceName: bookings.serviceName,
  tourName: bookings.tourName,
  pickupLocation: bookings.pickupLocation,
  destination: bookings.destination,
  pickupAt: bookings.pickupAt,
  passengers: bookings.passengers,
};
const isTheirs = (personId: string) => and(eq(bookings.personId, personId), eq(bookings.isTest, false));

export async function findNextTrip(db: ReadDb, personId: string, now: Date) {
  const [next] = await db
    .select(trip)
    .from(bookings)
    .where(and(isTheirs(personId), inArray(bookings.state, openBookingStates), gte(bookings.pickupAt, now)))
    .orderBy(asc(bookings.pickupAt))
    .limit(1);
  return next;
}

export const findLastTrips = (db: ReadDb, personId: string, now: Date) =>
  db
    .select(trip)
    .from(bookings)
    .where(and(isTheirs(personId), ne(bookings.state, "draft"), lt(bookings.pickupAt, now)))
    .orderBy(desc(bookings.pickupAt))
    .limit(few);

export const findLatestNotes = (db: ReadDb, personId: string) =>
  db
    .select({
      id: personNotes.id,
      author: personNotes.author,
      text: personNotes.text,
      createdAt: personNotes.createdAt,
    })
    .from(personNotes)
    .where(eq(personNotes.personId, personId))
    .orderBy(desc(personNotes.createdAt), desc(personNotes.id))
    .limit(few);

export const findOpenIncidents = (db: ReadDb, personId: string) =>
  db
    .select({ id: incidents.id, reference: bookings.reference, type: incidents.type, text: incidents.text })
    .from(bookings)
    .innerJoin(incidents, eq(incidents.bookingId, bookings.id))
    .where(and(eq(bookings.personId, personId), ne(incidents.state, "resolved")))
    .orderBy(desc(incidents.happenedAt))
    .limit(few);

export const findOpenQuotes = (db: ReadDb, personId: string, now: Date) =>
  db
    .select({ id: quotes.id, number: quotes.number, title: quotes.title, validUntil: quotes.validUntil })
    .from(quotes)
    .where(and(eq(quotes.personId, personId), inArray(quotes.state, ["sent", "viewed"]), gt(quotes.validUntil, now)))
    .orderBy(desc(quotes.createdAt))
    .limit(few);
