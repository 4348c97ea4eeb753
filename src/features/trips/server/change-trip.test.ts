import { describe, expect, test } from "vitest";
import { tripFlights } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { readParts, splitOver, twoVehicles, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setFlight } from "../shift/server/set-flight.ts";
import { splitTrip } from "../split/server/split-trip.ts";
import { changeTrip } from "./change-trip.ts";

const start = addHours(testNow, 48);

test("one leg changes, and a screen that showed the old one is outdated", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "unassigned"]);
    await changeTrip(ctx, bookingId, 2, { flightNumber: "BA 43", bags: 4 });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { flightNumber: "BA 59", version: 1 },
      { flightNumber: "BA 43", version: 2, bags: null },
    ]);
  }));

describe("flight status", () => {
  const start = addHours(testNow, 5);
  test.each([
    ["stays when the pickup is an hour later", { pickupAt: addHours(start, 1), plannedEnd: addHours(start, 2) }, 1],
    ["is forgotten with another number", { flightNumber: "BA 59" }, 0],
    ["is forgotten on another day", { pickupAt: addHours(start, 24), plannedEnd: addHours(start, 25) }, 0],
  ])("%s", (_what, facts, left) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const trip = { pickupLocation: "Cape Town International Airport", flightNumber: "BA 43" };
      const { tripId, bookingId } = await writeTrip(ctx, start, { trip });
      await setFlight(ctx, { trip_id: tripId, status: "scheduled", expected_at: start.toISOString() });
      await changeTrip(ctx, bookingId, 1, facts);
      expect(await ctx.db.$count(tripFlights)).toBe(left);
    }),
  );
});

describe("a leg in several vehicles", () => {
  test("changes in all of them, and splits a new price by passengers", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId, bookingId } = await writeLargeTrip(ctx, start);
      await splitOver(ctx, tripId);
      const later = addHours(start, 2);
      await changeTrip(ctx, bookingId, 1, {
        pickupAt: later,
        plannedEnd: addHours(later, 1),
        destination: "Hermanus",
        priceCents: 1_234_567,
        passengers: 20,
        bags: 15,
      });
      expect(await readTripsOf(ctx, bookingId)).toMatchObject([
        { pickupAt: later, destination: "Hermanus", version: 3 },
        { pickupAt: later, destination: "Hermanus", version: 2 },
      ]);
      expect(await readParts(ctx, bookingId)).toEqual([
        ["unassigned", 13, 9, 802_469],
        ["unassigned", 7, 6, 432_098],
      ]);
    }));

  test.each([
    ["passengers", { passengers: 18, bags: 15 }],
    ["bags", { passengers: 20, bags: 12 }],
  ])("becomes one trip again for another number of %s, and dispatch is notified", (_what, size) =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const { tripId, bookingId, reference } = await writeLargeTrip(ctx, start);
      await splitOver(ctx, tripId);
      await changeTrip(ctx, bookingId, 1, { ...size, priceCents: 900_000 });
      expect(await readParts(ctx, bookingId)).toEqual([
        ["unassigned", size.passengers, null, 900_000],
        ["cancelled", 7, 6, null],
      ]);
      expect(world.events.at(-1)).toMatchObject({ type: "task.wanted", subjectKind: "booking", subjectId: reference });
      expect((await readTrip(ctx, tripId)).bags).toBeNull();
    }),
  );

  test("keeps its child seats in place while they are booked; an extra one goes in the first vehicle", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId, bookingId } = await writeLargeTrip(ctx, start, {}, { childSeats: 1 });
      const version = (await readTrip(ctx, tripId)).version;
      const parts = twoVehicles.map((size, at) => ({ ...size, child_seats: at }));
      await splitTrip(ctx, { trip_id: tripId, version, parts });
      const seats = async () =>
        (await readTripsOf(ctx, bookingId)).map((trip) => [trip.childSeats, trip.childSeatSizes]);
      expect(await seats()).toEqual([
        [0, {}],
        [1, {}],
      ]);
      await changeTrip(ctx, bookingId, 1, { childSeats: 2, childSeatSizes: { infant_seat: 1 } });
      expect(await seats()).toEqual([
        [1, { infant_seat: 1 }],
        [1, {}],
      ]);
      await changeTrip(ctx, bookingId, 1, { passengers: 19, childSeats: 2, childSeatSizes: {} });
      expect(await readTrip(ctx, tripId)).toMatchObject({ childSeats: null, childSeatSizes: null });
    }));
});
