import { describe, expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setFlight } from "./set-flight.ts";

const start = addHours(testNow, 5);
const aFlightTrip = (ctx: Context, flightNumber = "BA 43") =>
  writeTrip(ctx, start, { trip: { pickupLocation: "Cape Town International Airport", flightNumber } });

describe("by hand", () => {
  const entered = (tripId: string, minutes: number) => ({
    trip_id: tripId,
    status: "delayed" as const,
    expected_at: addMinutes(start, minutes).toISOString(),
  });

  test("our team enters a landing, and the pickup follows it", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await aFlightTrip(ctx);
      expect(await setFlight(ctx, entered(tripId, 60))).toMatchObject({ ok: true });
      expect((await readTrip(ctx, tripId)).plannedStart).toEqual(addMinutes(start, 60));
      expect(await setFlight(ctx, entered(tripId, 60)), "the same again moves nothing").toMatchObject({ ok: true });
      expect((await readTrip(ctx, tripId)).plannedStart).toEqual(addMinutes(start, 60));
    }));

  test("a trip without a flight number has none to enter", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await aFlightTrip(ctx, "");
      expect(await setFlight(ctx, entered(tripId, 60))).toMatchObject({ ok: false, reason: "no_flight" });
    }));
});
