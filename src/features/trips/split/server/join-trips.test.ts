import { expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { readParts, splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../../assign/server/assign-trip.ts";
import { joinTrips } from "./join-trips.ts";

const noon = momentOf(addDays(localDateOf(testNow), 1), localTime("12:00"));
const coach = { vehicleClass: "luxury_coach", seats: 22, bags: 22 } as const;

const seen = async (ctx: Context, id: string) => ({ trip_id: id, version: (await readTrip(ctx, id)).version });

async function assigned(ctx: Context, tripId: string, vehicle: Parameters<typeof writeCrew>[1]) {
  const crew = await writeCrew(ctx, vehicle);
  const result = await assignTrip(ctx, { ...(await seen(ctx, tripId)), ...crew });
  if (!result.ok) throw new Error(`not assigned: ${result.reason}`);
}

test("one trip again: the first driver keeps it if everyone fits in, the others are released and notified", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, noon);
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await assigned(ctx, tripId, { vehicle: coach });
    await assigned(ctx, secondId, { vehicle: { seats: 8, bags: 8 } });
    const joined = await joinTrips(ctx, await seen(ctx, secondId));
    expect(joined).toMatchObject({ ok: true, value: { trip_id: tripId, state: "assigned", has_vehicle: true } });
    expect(await readParts(ctx, bookingId)).toEqual([
      ["assigned", 20, null, 1_000_000],
      ["cancelled", 7, 6, null],
    ]);
    expect((await readAssignments(ctx, secondId)).map(({ state }) => state)).toEqual(["removed"]);
    expect(world.events.slice(-2)).toMatchObject([
      { type: "driver.removed", tripId: secondId },
      { type: "trip.parts_changed", tripId, tripIds: [tripId] },
    ]);
  }));

test("a first vehicle that is too small is freed, and a large enough one is reserved if available", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, bookingId } = await writeLargeTrip(ctx, noon);
    await splitOver(ctx, tripId);
    await assigned(ctx, tripId, { vehicle: { ...coach, seats: 13 } });
    expect(await joinTrips(ctx, await seen(ctx, tripId))).toMatchObject({
      ok: true,
      value: { state: "unassigned", has_vehicle: false },
    });
    const { vehicle_id: large } = await writeCrew(ctx, { vehicle: coach });
    await splitOver(ctx, tripId);
    expect(await joinTrips(ctx, await seen(ctx, tripId))).toMatchObject({ ok: true, value: { has_vehicle: true } });
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ vehicleId: large, state: "reserved" }]);
    expect(await readParts(ctx, bookingId)).toMatchObject([
      ["unassigned", 20, null, 1_000_000],
      ["cancelled", 7, 6, null],
    ]);
  }));

test("is refused for a trip with one vehicle, and for a part that was already joined", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, noon);
    expect(await joinTrips(ctx, await seen(ctx, tripId))).toMatchObject({ ok: false, reason: "not_split" });
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await joinTrips(ctx, await seen(ctx, tripId));
    expect(await joinTrips(ctx, await seen(ctx, secondId))).toMatchObject({ ok: false, reason: "not_possible" });
  }));
