import { and, countDistinct, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findSold } from "#db/read-catalogue.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, weatherDays } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { toursOf, type WeatherDay } from "#domain/booking/weather-day.ts";
import { addDays, type LocalDate, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export async function findWeatherDay(db: ReadDb, id: string) {
  const [row] = await db.select().from(weatherDays).where(eq(weatherDays.id, id));
  return row && { ...row, day: localDate(row.day) };
}

const shownAtMost = 100;

/** With who declared and withdrew each, latest day first. */
export function findWeatherDays(db: ReadDb, from: LocalDate) {
  const taker = alias(users, "taker");
  return db
    .select({
      id: weatherDays.id,
      day: weatherDays.day,
      reach: weatherDays.reach,
      offers: weatherDays.offers,
      reason: weatherDays.reason,
      tellsGuests: weatherDays.tellsGuests,
      declaredBy: users.name,
      createdAt: weatherDays.createdAt,
      withdrawnBy: taker.name,
      withdrawnAt: weatherDays.withdrawnAt,
    })
    .from(weatherDays)
    .innerJoin(users, eq(users.id, weatherDays.declaredBy))
    .leftJoin(taker, eq(taker.id, weatherDays.withdrawnBy))
    .where(gte(weatherDays.day, from))
    .orderBy(desc(weatherDays.day), desc(weatherDays.id))
    .limit(shownAtMost);
}

const promised: readonly BookingState[] = ["awaiting_payment", "confirmed", "in_progress"];
const notBegun: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed"];

/** Bookings with a drive on that day which has not started. */
const areConcerned = async (db: ReadDb, { day, reach, offers }: WeatherDay) => {
  const tours = toursOf({ reach, offers }, (await findSold(db)).tours);
  const midnight = localTime("00:00");
  return and(
    gte(trips.pickupAt, momentOf(day, midnight)),
    lt(trips.pickupAt, momentOf(addDays(day, 1), midnight)),
    inArray(trips.state, notBegun),
    inArray(bookings.state, promised),
    eq(bookings.isTest, false),
    tours === null ? undefined : inArray(bookings.offer, [...tours]),
  );
};

export async function countConcerned(db: ReadDb, declared: WeatherDay): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(bookings.id) })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(await areConcerned(db, declared));
  return row?.count ?? 0;
}

/** The customers to email. */
export const findConcerned = async (db: ReadDb, declared: WeatherDay) =>
  db
    .selectDistinct({ reference: bookings.reference })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(await areConcerned(db, declared))
    .orderBy(bookings.reference);
