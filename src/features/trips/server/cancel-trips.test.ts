import { expect, test } from "vitest";
import { readTripMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelTrips } from "./cancel-trips.ts";

test("the named leg ends with its fee and the reason, the other is driven", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "assigned"]);
    await cancelTrips(ctx, bookingId, { legs: [{ leg: 2, fee: 25_000 }], code: "WEATHER" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { state: "unassigned", cancelledAt: null },
      { state: "cancelled", cancelledAt: ctx.now, cancelReason: "WEATHER", feeCents: 25_000, version: 2 },
    ]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([[2, "assigned", "cancelled", "WEATHER"]]);
  }));

test("with passengers on board it is not cancelled: that would be a mistake of ours", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["onboard"]);
    await expect(cancelTrips(ctx, bookingId, { legs: [{ leg: 1, fee: 0 }], code: "OTHER" })).rejects.toThrow();
  }));
