import { describe, expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { readRipple } from "../../assign/server/read-ripple.ts";
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

  test("our team enters a landing, and the pickup follows", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await aFlightTrip(ctx);
      expect(await setFlight(ctx, entered(tripId, 60))).toMatchObject({ ok: true });
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(addMinutes(start, 60));
      expect(await setFlight(ctx, entered(tripId, 60)), "the same again moves nothing").toMatchObject({ ok: true });
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(addMinutes(start, 60));
    }));

  test("a late flight always moves the pickup, even if the driver’s next trip then starts late", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const { tripId } = await aFlightTrip(ctx);
      const next = await writeTrip(ctx, addHours(start, 3));
      for (const id of [tripId, next.tripId])
        expect(await assignTrip(ctx, { trip_id: id, version: 1, ...crew })).toMatchObject({ ok: true });
      expect(await setFlight(ctx, entered(tripId, 150))).toMatchObject({ ok: true });
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(addMinutes(start, 150));
      expect(await readRipple(ctx, { trip_id: tripId, minutes: 0 })).toMatchObject({
        ok: true,
        value: { broken: [{ trip_id: next.tripId }] },
      });
    }));

  test("a trip without a flight number cannot have a landing", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await aFlightTrip(ctx, "");
      expect(await setFlight(ctx, entered(tripId, 60))).toMatchObject({ ok: false, reason: "no_flight" });
    }));
});
