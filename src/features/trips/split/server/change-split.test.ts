import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { tripFlights, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { joinTrips } from "./join-trips.ts";
import { sendPartToDriver } from "./send-part-to-driver.ts";
import { splitTrip } from "./split-trip.ts";

const start = addHours(testNow, 30);
const bus = (email: string) =>
  ({ vehicle: { vehicleClass: "luxury_coach", seats: 13, bags: 13 }, driver: { email } }) as const;

async function drivenByTwo(ctx: Context) {
  const written = await writeLargeTrip(ctx, start, { flightNumber: "BA 59" });
  const [, secondId = ""] = await splitOver(ctx, written.tripId);
  for (const [id, email] of [
    [written.tripId, "first@example.com"],
    [secondId, "second@example.com"],
  ] as const)
    await give(ctx, id, email);
  return { ...written, firstId: written.tripId, secondId };
}

async function give(ctx: Context, id: string, email: string) {
  const { version } = await readTrip(ctx, id);
  const result = await assignTrip(ctx, { trip_id: id, version, ...(await writeCrew(ctx, bus(email))) });
  if (!result.ok) throw new Error(`not assigned: ${result.reason}`);
}

type Part = { trip_id?: string; passengers: number; bags: number };
const change = async (ctx: Context, tripId: string, ...parts: Part[]) =>
  splitTrip(ctx, { trip_id: tripId, version: (await readTrip(ctx, tripId)).version, parts });

const numbersOf = async (ctx: Context, bookingId: string) =>
  (await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(trips.part)).map((one) => [
    one.id,
    one.part,
    one.state,
    one.passengers,
  ]);

describe("changing a split trip", () => {
  test("the first vehicle is removed: the second driver keeps the same trip as vehicle 1, and gets one email", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const { firstId, secondId, bookingId } = await drivenByTwo(ctx);
      await ctx.db.insert(tripFlights).values({
        tripId: firstId,
        flightNumber: "BA 59",
        status: "delayed",
        source: "team",
        checkedAt: testNow,
      });
      await ctx.db.update(trips).set({ remindedAt: testNow }).where(eq(trips.id, firstId));

      const parts = [
        { trip_id: secondId, passengers: 10, bags: 8 },
        { passengers: 10, bags: 7 },
      ];
      expect(await change(ctx, secondId, ...parts)).toMatchObject({
        ok: true,
        value: { trips: [{ trip_id: secondId, state: "assigned", passengers: 10 }, { state: "unassigned" }] },
      });

      // The removed vehicle’s row is reused for the new one, without a driver.
      expect(await numbersOf(ctx, bookingId)).toEqual([
        [secondId, 1, "assigned", 10],
        [firstId, 2, "unassigned", 10],
      ]);
      expect(await readTrip(ctx, secondId)).toMatchObject({ splitFrom: null, remindedAt: testNow });
      expect(await readTrip(ctx, firstId)).toMatchObject({ splitFrom: secondId, remindedAt: null });
      expect((await readAssignments(ctx, firstId)).map(({ state }) => state)).toEqual(["removed"]);
      expect(await ctx.db.select().from(tripFlights)).toMatchObject([{ tripId: secondId }]);
      const event = world.events.findLast(({ type }) => type === "trip.parts_changed");
      if (event?.type !== "trip.parts_changed") throw new Error("No event was emitted.");
      await sendPartToDriver(ctx, event);
      expect(world.emails.map(({ to }) => to)).toEqual(["second@example.com"]);
    }));

  test("with one more vehicle, drivers with the same load get no email", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const { firstId, secondId } = await drivenByTwo(ctx);
      await change(
        ctx,
        firstId,
        { passengers: 3, bags: 2 },
        { trip_id: firstId, passengers: 13, bags: 9 },
        { trip_id: secondId, passengers: 4, bags: 4 },
      );
      expect(await readTrip(ctx, secondId)).toMatchObject({ part: 2, state: "assigned", passengers: 4 });
      const event = world.events.findLast(({ type }) => type === "trip.parts_changed");
      expect(event).toMatchObject({ tripId: firstId, tripIds: [secondId] });
    }));

  test.each([
    ["is not one of its vehicles", "0190f000-0000-7000-8000-0000000000ff"],
    ["is named twice", undefined],
  ])("a part that %s is refused, and nothing changes", (_why, other) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { firstId, bookingId } = await drivenByTwo(ctx);
      const before = await numbersOf(ctx, bookingId);
      const refused = await change(
        ctx,
        firstId,
        { trip_id: firstId, passengers: 10, bags: 8 },
        { trip_id: other ?? firstId, passengers: 10, bags: 7 },
      );
      expect(refused).toMatchObject({ ok: false, reason: "changed_meanwhile" });
      expect(await numbersOf(ctx, bookingId)).toEqual(before);
    }),
  );
});

test("joined while only the second has a driver: they keep the trip if everyone fits in", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, start);
    const [, secondId = ""] = await splitOver(ctx, tripId);
    const { version } = await readTrip(ctx, secondId);
    const coach = await writeCrew(ctx, { vehicle: { vehicleClass: "luxury_coach", seats: 22, bags: 22 } });
    await assignTrip(ctx, { trip_id: secondId, version, ...coach });
    const joined = await joinTrips(ctx, { trip_id: tripId, version: (await readTrip(ctx, tripId)).version });
    expect(joined).toMatchObject({ ok: true, value: { trip_id: secondId, state: "assigned" } });
    expect(await numbersOf(ctx, bookingId)).toMatchObject([
      [secondId, 1, "assigned", 20],
      [tripId, 2, "cancelled", 13],
    ]);
  }));
