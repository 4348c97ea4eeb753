import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookings } from "../schema/booking.ts";
import { drivers } from "../schema/drivers.ts";
import { organisations } from "../schema/partners.ts";
import { trips } from "../schema/trips.ts";
import { readMany } from "./read-many.ts";

test("rows are what Drizzle makes of them, whatever their columns: joins, nulls, moments, dates, lists, JSON and SQL", () =>
  inDemo(async ({ db }) => {
    const ofTrips = () =>
      db
        .select({
          id: trips.id,
          start: trips.pickupAt,
          leg: trips.leg,
          stops: trips.stops,
          cancelledAt: trips.cancelledAt,
          isTest: bookings.isTest,
          price: bookings.price,
          hotel: organisations.name,
          minutes: sql<Date>`lower(tstzrange(${trips.pickupAt}, null))`.mapWith((text: string) => new Date(text)),
          count: sql<number>`1 + 1`,
        })
        .from(trips)
        .innerJoin(bookings, eq(bookings.id, trips.bookingId))
        .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
        .orderBy(trips.id)
        .limit(200);
    expect(await readMany(ofTrips())).toEqual(await ofTrips());
    const ofDrivers = () => db.select().from(drivers).orderBy(drivers.id);
    expect(await readMany(ofDrivers())).toEqual(await ofDrivers());
  }));

test("a selection with parts inside parts is refused", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(drivers).values(aDriver({ bornOn: localDate("1988-03-04") }));
    await writeTrip(ctx, testNow);
    const nested = ctx.db.select({ driver: { id: drivers.id } }).from(drivers);
    await expect(readMany(nested)).rejects.toThrow("parts inside parts");
  }));
