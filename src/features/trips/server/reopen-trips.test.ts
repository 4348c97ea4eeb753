import { expect, test } from "vitest";
import { readTripMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelTrips } from "./cancel-trips.ts";
import { reopenTrips } from "./reopen-trips.ts";

test("a cancelled leg is reopened and no longer shows as cancelled", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["unassigned", "assigned"]);
    await cancelTrips(ctx, bookingId, { legs: [{ leg: 2, fee: 0 }], code: "OTHER" });
    await reopenTrips(ctx, bookingId, { legs: [1, 2], state: "unassigned" });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([
      { state: "unassigned", version: 1 },
      { state: "unassigned", cancelledAt: null, cancelReason: null, version: 3 },
    ]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([
      [2, "assigned", "cancelled", "OTHER"],
      [2, "cancelled", "unassigned", "booking changed"],
    ]);
  }));
