import { afterEach, describe, expect, test, vi } from "vitest";
import { tripFlights } from "#db/schema/trips.ts";
import { addHours, addMinutes, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { followFlights } from "./follow-flights.ts";

afterEach(() => vi.unstubAllGlobals());

const start = addHours(testNow, 5);
const atAirport = { pickupLocation: "Cape Town International Airport", flightNumber: "BA 43" };
const aFlightTrip = (ctx: Context, changes: object = {}) =>
  writeTrip(ctx, start, { trip: { ...atAirport, ...changes } });

const written = (moment: Date) => ({ utc: `${moment.toISOString().slice(0, 16).replace("T", " ")}Z` });
/** The service’s answer, and the URLs requested. */
function telling(status: string, minutesLate: number) {
  const request: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    request.push(url);
    const arrival = { scheduledTime: written(start), revisedTime: written(addMinutes(start, minutesLate)) };
    return Response.json([{ status, arrival }]);
  });
  return request;
}
const follow = (ctx: Context, now = testNow) =>
  followFlights({
    ...setUp(ctx, { flightService: { url: "http://flights.example", key: "k" } }),
    now,
    change: (run) => run({ ...ctx, now }),
  });

describe("the flight of a pickup at the airport", () => {
  test("that is late moves the pickup, once for the same delay", () =>
    inTransaction(async (ctx, world) => {
      const { tripId } = await aFlightTrip(ctx);
      const result = telling("Delayed", 42);
      await follow(ctx);
      await follow(ctx, addMinutes(testNow, 20));
      expect(result).toHaveLength(2);
      expect(result[0]).toMatch(/\/flights\/number\/BA43\/\d{4}-\d\d-\d\d\?dateLocalRole=Arrival$/);
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(addMinutes(start, 45));
      expect(world.events.filter(({ type }) => type === "trip.shifted")).toHaveLength(1);
      const [flight] = await ctx.db.select().from(tripFlights);
      expect(flight).toMatchObject({ status: "delayed", flightNumber: "BA43", source: "service", version: 2 });
    }));

  test.each([
    ["Canceled", 0, "flight_cancelled"],
    ["Expected", -40, "flight_early"],
  ])("that is %s (%i min) becomes a task, and the pickup stays", (status, late, kind) =>
    inTransaction(async (ctx, world) => {
      const { tripId, reference } = await aFlightTrip(ctx);
      telling(status, late);
      await follow(ctx);
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(start);
      expect(world.events).toMatchObject([{ type: "task.wanted", kind, subjectId: reference }]);
    }),
  );

  test("is not requested too early, nor for a departure or without a flight number", () =>
    inTransaction(async (ctx) => {
      await aFlightTrip(ctx);
      await aFlightTrip(ctx, { pickupLocation: "Camps Bay" });
      await aFlightTrip(ctx, { flightNumber: "terminal 2" });
      const result = telling("Expected", 0);
      await follow(ctx);
      await follow(ctx, addMinutes(testNow, 5));
      expect(result).toHaveLength(1);
    }));

  test("that lands after midnight is requested for its own day, and tomorrow’s does not move it", () =>
    inTransaction(async (ctx) => {
      const lateEvening = momentOf(localDateOf(testNow), localTime("23:30"));
      const { tripId } = await writeTrip(ctx, lateEvening, { trip: atAirport });
      const request: string[] = [];
      vi.stubGlobal("fetch", async (url: string) => {
        request.push(url);
        const scheduled = url.includes(localDateOf(testNow)) ? lateEvening : addHours(lateEvening, 24);
        const arrival = { scheduledTime: written(scheduled), revisedTime: written(addMinutes(scheduled, 90)) };
        return Response.json([{ status: "Delayed", arrival }]);
      });
      await follow(ctx);
      await follow(ctx, addHours(testNow, 2));
      expect(request).toHaveLength(2);
      expect(request[1]).toBe(request[0]);
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(addMinutes(lateEvening, 90));
    }));

  test("that was late and has landed moves nothing into the past, and the pickup counts as planned for it", () =>
    inTransaction(async (ctx) => {
      const { tripId } = await aFlightTrip(ctx);
      telling("Arrived", 42);
      await follow(ctx, addHours(start, 1));
      expect((await readTrip(ctx, tripId)).pickupAt).toEqual(start);
      const [flight] = await ctx.db.select().from(tripFlights);
      expect(flight).toMatchObject({ expectedAt: addMinutes(start, 42), plannedFor: null });
    }));

  test("waits for the next round if the service cannot be reached", () =>
    inTransaction(async (ctx) => {
      await aFlightTrip(ctx);
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
      await follow(ctx);
      expect(await ctx.db.$count(tripFlights)).toBe(0);
    }));
});
