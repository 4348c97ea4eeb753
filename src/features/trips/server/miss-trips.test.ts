import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { readTripMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { missTrips } from "./miss-trips.ts";

const waiting: TripState[] = ["unassigned", "offered", "assigned", "reconfirmed", "en_route", "arrived"];

test.each(waiting)("a trip that is %s becomes a no-show after a search, with its fee", (state) =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, [state]);
    await missTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 40_000 }], reason: "No one at the gate" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([{ state: "no_show", feeCents: 40_000 }]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([
      [1, state, "searching", "No one at the gate"],
      [1, "searching", "no_show", "No one at the gate"],
    ]);
  }),
);

test("a search already reported by the driver is not recorded twice", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["searching"]);
    await missTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 0 }], reason: "Called twice" });
    expect(await readTripMoves(ctx, bookingId)).toEqual([[1, "searching", "no_show", "Called twice"]]);
  }));

test("a passenger who was driven cannot be a no-show", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["completed"]);
    await expect(missTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 0 }], reason: "" })).rejects.toThrow();
  }));

test("a trip that our team reports as a no-show gets its fee", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["no_show"]);
    await missTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 40_000 }], reason: "" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([{ state: "no_show", feeCents: 40_000 }]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([]);
  }));

test("a leg in several vehicles ends as a no-show in all of them, and the fee is charged once", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, addHours(testNow, 48));
    const three = [7, 7, 6].map((passengers) => ({ passengers, bags: 5 }));
    await splitOver(ctx, tripId, three);
    await splitOver(ctx, tripId);
    await missTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 40_000 }], reason: "No one at the gate" });
    expect((await readTripsOf(ctx, bookingId)).map(({ state, feeCents }) => [state, feeCents])).toEqual([
      ["no_show", 40_000],
      ["no_show", 0],
      ["cancelled", 0],
    ]);
  }));
