import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { tripFlights, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { readBooking, splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { describeBooking } from "./describe-booking.ts";

test("the customer reads what is known of the plane, until they are met", () =>
  inTransaction(async (ctx) => {
    const { tripId, bookingId } = await writeTrip(ctx, addHours(testNow, 20), {
      trip: { flightNumber: "LH 360", state: "assigned" },
    });
    const flight = async () => {
      const { trips } = await describeBooking(ctx, await readBooking(ctx, bookingId), []);
      return trips[0]?.flight;
    };
    expect(await flight()).toBeNull();
    const landsAt = addHours(testNow, 21);
    const known = { tripId, flightNumber: "LH 360", source: "team", checkedAt: ctx.now } as const;
    await ctx.db.insert(tripFlights).values({ ...known, status: "unknown" });
    expect(await flight(), "no news is not shown").toBeNull();
    await ctx.db.update(tripFlights).set({ status: "delayed", expectedAt: landsAt, terminal: "1" });
    expect(await flight()).toEqual({
      number: "LH 360",
      status: "delayed",
      expected_at: landsAt.toISOString(),
      terminal: "1",
    });
    await ctx.db.update(trips).set({ state: "onboard" }).where(eq(trips.id, tripId));
    expect(await flight()).toBeNull();
  }));

test.each([
  [55, null],
  [23, null],
  [22, "Luxury coach"],
])("a request for %i people names as its vehicle: %s", (passengers, vehicle_kind) =>
  inTransaction(async (ctx) => {
    const row = aBooking({ state: "requested", passengers });
    await ctx.db.insert(bookings).values(row);
    expect(await describeBooking(ctx, await readBooking(ctx, row.id), [])).toMatchObject({ vehicle_kind });
  }),
);

test("a drive in two vehicles is one trip with both drivers", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, addHours(testNow, 20));
    for (const id of await splitOver(ctx, tripId)) {
      const vehicle = { seats: 13, bags: 13, plate: id === tripId ? "CA 1" : "CA 2" };
      const { version } = await readTrip(ctx, id);
      const result = await assignTrip(ctx, { trip_id: id, version, ...(await writeCrew(ctx, { vehicle })) });
      expect(result).toMatchObject({ ok: true });
    }
    const { trips } = await describeBooking(ctx, await readBooking(ctx, bookingId), []);
    expect(trips).toMatchObject([
      {
        leg: 1,
        state: "assigned",
        vehicles: 2,
        driver: { plate: "CA 1", part: 1, passengers: 13 },
        other_drivers: [{ plate: "CA 2", part: 2, passengers: 7 }],
      },
    ]);
  }));
