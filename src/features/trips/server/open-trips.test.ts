import { expect, test } from "vitest";
import { readTripMoves, readTripsOf, writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openTrips } from "./open-trips.ts";

test("a booking’s planned trips go to dispatch, once; a cancelled one stays cancelled", () =>
  inTransaction(async (ctx) => {
    const { bookingId } = await writeTripsOf(ctx, ["planned", "cancelled", "planned"]);
    for (let times = 0; times < 2; times++) await openTrips(ctx, bookingId);
    expect((await readTripsOf(ctx, bookingId)).map(({ state }) => state)).toEqual([
      "unassigned",
      "cancelled",
      "unassigned",
    ]);
    expect(await readTripMoves(ctx, bookingId)).toEqual([
      [1, "planned", "unassigned", "booking confirmed"],
      [3, "planned", "unassigned", "booking confirmed"],
    ]);
  }));
