import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openRelief } from "./open-relief.ts";

const start = addHours(testNow, -1);

async function writeBroken(ctx: Context, trip: Parameters<typeof writeTrip>[2] = {}) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
  const { tripId, bookingId } = await writeTrip(ctx, start, {
    minutes: 120,
    crew: { driverId, vehicleId, state: "fulfilled" },
    ...trip,
    trip: { state: "interrupted", priceCents: 100_000, destination: "Hermanus", ...trip?.trip },
  });
  return { broken: await readTrip(ctx, tripId), bookingId };
}

test("a relief vehicle takes the same passengers from where the first stopped, and each gets its share of the price", () =>
  inTransaction(async (ctx) => {
    const { broken, bookingId } = await writeBroken(ctx);
    await openRelief(ctx, broken, { at: testNow, point: null, words: "N2, Houw Hoek" });
    const [first, relief] = await readTripsOf(ctx, bookingId);
    expect(relief).toMatchObject({
      leg: 1,
      part: 2,
      continues: first?.id,
      splitFrom: first?.id,
      state: "unassigned",
      pickupLocation: "N2, Houw Hoek",
      destination: "Hermanus",
      passengers: broken.passengers,
      bags: null,
      pickupAt: addMinutes(testNow, 30),
      plannedEnd: addMinutes(testNow, 90),
    });
    expect([first?.priceCents, relief?.priceCents]).toEqual([50_000, 50_000]);
  }));

test("the phone’s position gives the new pickup and the rest of the road", () =>
  inTransaction(async (ctx) => {
    const { broken, bookingId } = await writeBroken(ctx);
    const point = { latitude: -34.232, longitude: 19.19 };
    await openRelief(ctx, broken, { at: testNow, point, words: "" });
    const [first, relief] = await readTripsOf(ctx, bookingId);
    expect(relief?.pickupLocation).toMatch(/^-34\.23200, 19\.19000/);
    expect((first?.priceCents ?? 0) + (relief?.priceCents ?? 0)).toBe(100_000);
    expect(first?.priceCents).toBeGreaterThan(50_000);
  }));

test("of several vehicles, only the broken one is relieved, with its own load and the next number", () =>
  inTransaction(async (ctx) => {
    const { broken, bookingId } = await writeBroken(ctx, { trip: { bags: 3, childSeats: 1, childSeatSizes: {} } });
    const [id = ""] = await openRelief(ctx, broken, { at: testNow, point: null, words: "" });
    expect(await readTrip(ctx, id)).toMatchObject({ bags: 3, childSeats: 1, pickupLocation: "On the way to Hermanus" });
    const relief = { ...(await readTrip(ctx, id)), state: "interrupted" as const };
    await openRelief(ctx, relief, { at: testNow, point: null, words: "" });
    const rows = await readTripsOf(ctx, bookingId);
    expect(rows.map(({ part, continues }) => [part, continues])).toEqual([
      [1, null],
      [2, broken.id],
      [3, id],
    ]);
  }));
