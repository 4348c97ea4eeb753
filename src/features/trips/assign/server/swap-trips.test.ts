import { expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "./assign-trip.ts";
import { swapTrips } from "./swap-trips.ts";

const noon = momentOf(addDays(localDateOf(testNow), 3), localTime("12:00"));
type Crew = { driver_id: string; vehicle_id: string };

async function writeAssigned(ctx: Context, start: Date, crew: Crew) {
  const { tripId, bookingId } = await writeTrip(ctx, start);
  await ctx.db.insert(vehicleHolds).values({
    id: newId(),
    bookingId,
    leg: 1,
    vehicleId: crew.vehicle_id,
    state: "reserved",
    createdAt: testNow,
    busy: `["${start.toISOString()}","${addHours(start, 1.5).toISOString()}")`,
  });
  const result = await assignTrip(ctx, { trip_id: tripId, version: 1, ...crew });
  if (!result.ok) throw new Error(result.reason);
  return { trip_id: tripId, version: result.value.version };
}

const crewNow = async (ctx: Context, tripId: string) => {
  const rows = await readAssignments(ctx, tripId);
  const { driverId, vehicleId } = rows.find(({ state }) => state === "accepted") ?? {};
  return { driver_id: driverId, vehicle_id: vehicleId };
};

test("two trips at the same time swap their drivers, vehicles and reservations", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const [one, other] = [await writeCrew(ctx), await writeCrew(ctx)];
    const first = await writeAssigned(ctx, noon, one);
    const second = await writeAssigned(ctx, addHours(noon, 0.5), other);
    world.events.length = 0;

    const done = await swapTrips(ctx, { first, second });
    expect(done).toMatchObject({ ok: true, value: { first: { state: "assigned" }, second: { state: "assigned" } } });
    expect(await crewNow(ctx, first.trip_id)).toEqual(other);
    expect(await crewNow(ctx, second.trip_id)).toEqual(one);
    const kept = (await ctx.db.select().from(vehicleHolds)).filter(({ state }) => state === "reserved");
    const { bookingId } = await readTrip(ctx, first.trip_id);
    expect(kept.find((hold) => hold.bookingId === bookingId)?.vehicleId).toBe(other.vehicle_id);
    expect(kept).toHaveLength(2);
    expect(world.events.map(({ type }) => type)).toEqual([
      "driver.removed",
      "driver.removed",
      "driver.assigned",
      "driver.assigned",
    ]);
  }));

test("an objection to one of them stops both", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const large = await writeCrew(ctx, { vehicle: { seats: 12 } });
    const small = await writeCrew(ctx, { vehicle: { seats: 3, vehicleClass: "sedan" } });
    const first = await writeAssigned(ctx, noon, large);
    const second = await writeAssigned(ctx, addHours(noon, 3), small);
    const { tripId } = { tripId: first.trip_id };
    await ctx.db.execute(`update trips set passengers = 9 where id = '${tripId}'`);
    const refused = await swapTrips(ctx, { first, second });
    expect(refused).toMatchObject({ reason: "blocked", details: { reasons: [{ kind: "too_few_seats" }] } });
    expect(await crewNow(ctx, first.trip_id)).toEqual(large);
    expect(await crewNow(ctx, second.trip_id)).toEqual(small);
  }));

test("a trip without a driver cannot be swapped, and an outdated screen gets a message saying so", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const first = await writeAssigned(ctx, noon, await writeCrew(ctx));
    const { tripId } = await writeTrip(ctx, noon);
    const second = { trip_id: tripId, version: 1 };
    expect(await swapTrips(ctx, { first, second })).toMatchObject({ reason: "no_driver" });
    const old = { ...first, version: 1 };
    expect(await swapTrips(ctx, { first: old, second })).toMatchObject({ reason: "changed_meanwhile" });
  }));
