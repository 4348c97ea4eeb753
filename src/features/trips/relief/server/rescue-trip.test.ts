import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { actionable, updateTrip } from "../../server/store.ts";
import { rescueTrip } from "./rescue-trip.ts";

async function aRescue(ctx: Context, state: "onboard" | "en_route" = "onboard") {
  const [broken, other] = [await writeCrew(ctx), await writeCrew(ctx)];
  const { tripId, bookingId } = await writeTrip(ctx, addMinutes(testNow, -30), {
    minutes: 90,
    booking: { state: "in_progress", destination: "Hermanus", passengers: 3, bags: 2 },
    trip: { state, destination: "Hermanus", priceCents: 90_000, passengers: 3 },
    crew: { driverId: broken.driver_id, vehicleId: broken.vehicle_id, state: "active" },
  });
  const crew = { ...other, passengers: 3, bags: 2, current: null };
  const input = {
    trip_id: tripId,
    version: 1,
    reason: "The gearbox",
    has_broken: false,
    place: { text: "Engen, Somerset West", at: { latitude: -34.0805, longitude: 18.8432 } },
    arrives_at: addMinutes(testNow, 18).toISOString(),
    crews: [crew],
    displaced: [],
  };
  return { tripId, bookingId, broken, other, crew, input, desk: await asTeam(ctx) };
}

test("the relief trip starts where the passengers wait, when the vehicle is there", () =>
  inTransaction(async (ctx) => {
    const { bookingId, other, input, desk } = await aRescue(ctx);
    expect(await rescueTrip(desk, input)).toMatchObject({ ok: true, value: { trips: [{ state: "assigned" }] } });
    const [first, relief] = await readTripsOf(ctx, bookingId);
    expect(first).toMatchObject({ state: "interrupted" });
    expect(relief).toMatchObject({
      continues: first?.id,
      pickupAt: addMinutes(testNow, 20),
      pickupLocation: "-34.08050, 18.84320 (Engen, Somerset West)",
      passengers: 3,
      bags: null,
    });
    expect((first?.priceCents ?? 0) + (relief?.priceCents ?? 0)).toBe(90_000);
    expect(await readAssignments(ctx, relief?.id ?? "")).toMatchObject([
      { driverId: other.driver_id, vehicleId: other.vehicle_id, state: "accepted" },
    ]);
  }));

test.each(tripStates)("a trip that is %s: possible exactly where its button is offered", (state) =>
  inTransaction(async (ctx) => {
    const { tripId, input, desk } = await aRescue(ctx);
    await updateTrip(ctx.db, tripId, { state });
    const trip = await readTrip(ctx, tripId);
    const answer = await rescueTrip(desk, { ...input, crews: [] });
    expect(answer.ok).toBe(mayDoWith("rescue", actionable(trip), ctx.now));
  }),
);

test.each([
  ["someone would stay behind", { passengers: 2, bags: 2 }],
  ["a bag would", { passengers: 3, bags: 1 }],
] as const)("refused: %s", (_, size) =>
  inTransaction(async (ctx) => {
    const { input, crew, desk, bookingId } = await aRescue(ctx);
    expect(await rescueTrip(desk, { ...input, crews: [{ ...crew, ...size }] })).toMatchObject({
      reason: "sums_differ",
    });
    expect(await readTripsOf(ctx, bookingId)).toMatchObject([{ state: "onboard" }]);
  }),
);

test("who may not drive is not sent, whatever the screen showed", () =>
  inTransaction(async (ctx) => {
    const { input, other, desk } = await aRescue(ctx);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, other.driver_id));
    expect(await rescueTrip(desk, input)).toMatchObject({
      reason: "blocked",
      details: { reasons: [{ kind: "driver_not_active" }] },
    });
  }));

test("a vehicle that is too small is not sent", () =>
  inTransaction(async (ctx) => {
    const { input, other, desk } = await aRescue(ctx);
    await ctx.db.update(vehicles).set({ seats: 2 }).where(eq(vehicles.id, other.vehicle_id));
    expect(await rescueTrip(desk, input)).toMatchObject({
      reason: "blocked",
      details: { reasons: [{ kind: "too_few_seats" }] },
    });
  }));

test("a trip of the rescuer that was not passed on blocks it", () =>
  inTransaction(async (ctx) => {
    const { input, other, desk } = await aRescue(ctx);
    await writeTrip(ctx, addMinutes(testNow, 30), {
      trip: { state: "reconfirmed" },
      crew: { driverId: other.driver_id, vehicleId: other.vehicle_id },
    });
    expect(await rescueTrip(desk, input)).toMatchObject({
      reason: "blocked",
      details: { reasons: [{ kind: "driver_busy" }, { kind: "vehicle_busy" }] },
    });
  }));

test("the trips that the rescuer leaves lose their driver in the same step", () =>
  inTransaction(async (ctx) => {
    const { input, other, desk } = await aRescue(ctx);
    const next = await writeTrip(ctx, addMinutes(testNow, 30), {
      trip: { state: "reconfirmed" },
      crew: { driverId: other.driver_id, vehicleId: other.vehicle_id },
    });
    const displaced = [{ trip_id: next.tripId, version: 1, driver_id: null, vehicle_id: null }];
    expect(await rescueTrip(desk, { ...input, displaced })).toMatchObject({ ok: true });
    expect(await readTrip(ctx, next.tripId)).toMatchObject({ state: "unassigned" });
    expect(await rescueTrip(desk, { ...input, displaced })).toMatchObject({ reason: "rescued" });
  }));

test("passengers of another trip on board: only a driver who was chosen with them comes", () =>
  inTransaction(async (ctx) => {
    const { input, crew, other, desk, bookingId } = await aRescue(ctx);
    const current = await writeTrip(ctx, addMinutes(testNow, -20), {
      trip: { state: "onboard" },
      crew: { driverId: other.driver_id, vehicleId: other.vehicle_id, state: "active" },
    });
    const chosen = { ...input, crews: [{ ...crew, current: current.tripId }] };
    expect(await rescueTrip(desk, chosen)).toMatchObject({ ok: true });
    const [, relief] = await readTripsOf(ctx, bookingId);
    expect(await readAssignments(ctx, relief?.id ?? "")).toMatchObject([{ overridden: true, state: "accepted" }]);
  }));

test("the vehicle that was coming has broken down too: it is taken off the road, and the next one comes", () =>
  inTransaction(async (ctx, world) => {
    const { input, other, desk, bookingId } = await aRescue(ctx);
    expect(await rescueTrip(desk, input)).toMatchObject({ ok: true });
    const [, relief] = await readTripsOf(ctx, bookingId);
    if (!relief) throw new Error("There is no relief trip.");
    await updateTrip(ctx.db, relief.id, { state: "en_route" });
    const third = await writeCrew(ctx);
    world.events.length = 0;
    const again = {
      ...input,
      trip_id: relief.id,
      version: relief.version,
      has_broken: true,
      crews: [{ ...third, passengers: 3, bags: 2, current: null }],
    };
    expect(await rescueTrip(desk, again)).toMatchObject({ ok: true, value: { trips: [{ trip_id: relief.id }] } });
    expect(world.events.find(({ type }) => type === "trip.broken_off")).toMatchObject({
      tripId: relief.id,
      reliefId: null,
      isRescued: true,
    });
    const rows = await readAssignments(ctx, relief.id);
    expect(rows.map(({ driverId, state }) => [driverId, state])).toEqual([
      [other.driver_id, "removed"],
      [third.driver_id, "accepted"],
    ]);
  }));
