import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripMoves } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { verifyTrip } from "./verify-trip.ts";

test.each(["completed", "no_show", "interrupted"] as const)("our team verifies that the trip was %s", (outcome) =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeTrip(ctx, addHours(testNow, -9), {
      trip: { state: "completed_unverified" },
    });
    const input = { trip_id: tripId, version: 1, outcome, reason: "He forgot to report" };
    expect(await verifyTrip(ctx, input)).toEqual({ ok: true, value: { trip_id: tripId, version: 2, state: outcome } });
    expect(await readTripMoves(ctx, bookingId)).toEqual([[1, "completed_unverified", outcome, "He forgot to report"]]);
    expect(world.events).toEqual([{ type: "trip.ended", tripId, bookingId }]);
  }),
);

test("a trip still in progress is not ended this way", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeTrip(ctx, addHours(testNow, -1), { trip: { state: "onboard" } });
    const input = { trip_id: tripId, version: 1, outcome: "completed", reason: "Sure" } as const;
    expect(await verifyTrip(ctx, input)).toMatchObject({ reason: "not_possible" });
  }));
