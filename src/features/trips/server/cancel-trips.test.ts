import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { readTripMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { cancelTrips } from "./cancel-trips.ts";
import { reopenTrips } from "./reopen-trips.ts";

test("the named leg ends with its fee and the reason, the other goes ahead", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "assigned"]);
    await cancelTrips(ctx, bookingId, { legs: [{ leg: 2, fee: 25_000 }], code: "WEATHER" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { state: "unassigned", cancelledAt: null },
      { state: "cancelled", cancelledAt: ctx.now, cancelReason: "WEATHER", feeCents: 25_000, version: 2 },
    ]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([[2, "assigned", "cancelled", "WEATHER"]]);
  }));

test("with passengers on board it is not cancelled, because that would be a mistake", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["onboard"]);
    await expect(cancelTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 0 }], code: "OTHER" })).rejects.toThrow();
  }));

test("a leg in several vehicles is cancelled in all of them, with one fee, and is recorded as one trip", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, addHours(testNow, 48));
    await splitOver(ctx, tripId);
    await cancelTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 25_000 }], code: "WEATHER" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { state: "cancelled", passengers: 20, bags: null, priceCents: 1_000_000, feeCents: 25_000 },
      { state: "cancelled", priceCents: null, feeCents: 0 },
    ]);
    await reopenTrips(ctx, bookingId, { legs: [1], state: "unassigned" });
    expect((await readTripsOf(ctx, bookingId)).map(({ state }) => state)).toEqual(["unassigned", "cancelled"]);
  }));
