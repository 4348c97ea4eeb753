import { describe, expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { sendPickupTimeForDriver } from "#features/trips/shift/server/send-pickup-time-for-driver.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { noOne, noonOfPlan, tryOn, writeAssigned, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { applyPlan } from "./apply-plan.ts";
import { editPlan } from "./edit-plan.ts";
import { refreshPlan } from "./refresh-plan.ts";

const at = (hours: number) => addHours(noonOfPlan, hours);
const to = (hours: number) => ({ move: { pickup_at: at(hours).toISOString(), reason: "The guests asked for it" } });
const apply = (ctx: Context, { id, version }: { id: string; version: number }, override_reason?: string) =>
  applyPlan(ctx, { plan_id: id, version, ...(override_reason && { override_reason }) });
const busyOf = async (ctx: Context, tripId: string) =>
  (await readAssignments(ctx, tripId)).find(({ state }) => state === "accepted")?.busy;

describe("a pickup that moves in a plan", () => {
  test("is shown with what speaks against it there, and moves nothing", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const first = await writeAssigned(ctx, noonOfPlan, crew);
      const second = await writeAssigned(ctx, at(4), crew);
      world.events.length = 0;
      const plan = await tryOn(ctx, await writePlan(ctx), [[first.tripId, { ...crew, ...to(4) }]]);
      expect(plan.trips).toMatchObject([
        { move: to(4).move, reasons: [{ kind: "driver_busy" }, { kind: "vehicle_busy" }] },
      ]);
      expect(plan.notified).toEqual({
        drivers: [{ name: "Sipho Ndlovu", gets: [], loses: [], changes_vehicle: [], moves: [first.reference] }],
        customers: [first.reference],
      });
      const freed = await tryOn(ctx, plan, [[second.tripId, noOne]]);
      expect(freed.trips.map(({ reasons }) => reasons)).toEqual([[], []]);
      expect((await readTrip(ctx, first.tripId)).pickupAt).toEqual(noonOfPlan);
      expect(world.events).toEqual([]);
    }));

  test("stays in the plan when others are tried on it, and leaves it when it is undone", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const [crew, other] = [await writeCrew(ctx), await writeCrew(ctx)];
      const { tripId } = await writeAssigned(ctx, noonOfPlan, crew);
      const moved = await tryOn(ctx, await writePlan(ctx), [[tripId, { ...crew, ...to(2) }]]);
      const result = await tryOn(ctx, moved, [[tripId, other]]);
      expect(result.trips).toMatchObject([{ move: to(2).move, planned: { driver: { id: other.driver_id } } }]);
      const undone = await tryOn(ctx, result, [[tripId, { ...crew, move: null }]]);
      expect(undone).toMatchObject({ changes: 0, trips: [] });
    }));

  test("is refused into the past and for a trip in several vehicles", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeTrip(ctx, noonOfPlan);
      const large = await writeLargeTrip(ctx, noonOfPlan);
      await splitOver(ctx, large.tripId);
      const plan = await writePlan(ctx);
      const ask = (id: string, starts: Date) =>
        editPlan(ctx, {
          plan_id: plan.id,
          version: plan.version,
          changes: [
            { trip_id: id, driver_id: null, vehicle_id: null, move: { pickup_at: starts.toISOString(), reason: "x" } },
          ],
        });
      expect(await ask(tripId, addHours(testNow, -1))).toMatchObject({ reason: "in_the_past" });
      expect(await ask(large.tripId, at(1))).toMatchObject({ reason: "is_split" });
    }));

  test("leaves the plan when its time has passed", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeTrip(ctx, noonOfPlan);
      const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, { ...noOne, ...to(-1) }]]);
      const later = { ...ctx, now: at(-0.5) };
      expect(await apply(later, plan)).toMatchObject({ reason: "not_possible", details: { trip_ids: [tripId] } });
      const fresh = await refreshPlan(later, { plan_id: plan.id, version: plan.version });
      expect(fresh).toMatchObject({ ok: true, value: { plan: { changes: 0 } } });
    }));
});

describe("applied", () => {
  test("two trips of one driver change places in time, with what is reserved for them; each is announced once", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const [first, second] = [await writeAssigned(ctx, noonOfPlan, crew), await writeAssigned(ctx, at(4), crew)];
      const before = [await busyOf(ctx, first.tripId), await busyOf(ctx, second.tripId)];
      const reserved = `["${noonOfPlan.toISOString()}","${at(1).toISOString()}")`;
      await ctx.db.insert(vehicleHolds).values({
        id: ctx.newId(),
        bookingId: first.bookingId,
        leg: 1,
        vehicleId: crew.vehicle_id,
        state: "reserved",
        busy: reserved,
        createdAt: testNow,
      });
      const plan = await tryOn(ctx, await writePlan(ctx), [
        [first.tripId, { ...crew, ...to(4) }],
        [second.tripId, { ...crew, ...to(0) }],
      ]);
      expect(plan.trips.map(({ reasons }) => reasons)).toEqual([[], []]);
      world.events.length = 0;
      expect(await apply(ctx, plan)).toMatchObject({ ok: true, value: { trips: 2 } });

      expect([await busyOf(ctx, second.tripId), await busyOf(ctx, first.tripId)]).toEqual(before);
      expect(await readTrip(ctx, first.tripId)).toMatchObject({ pickupAt: at(4), plannedEnd: at(5), version: 3 });
      const holds = await ctx.db.select().from(vehicleHolds);
      const hold = holds.find(({ state }) => state === "reserved");
      expect(hold?.busy.slice(2, 15)).toBe(holds.length > 0 ? at(4).toISOString().slice(0, 13).replace("T", " ") : "");
      expect(world.events.map(({ type }) => type)).toEqual(["trip.shifted", "trip.shifted"]);
      for (const event of world.events) if (event.type === "trip.shifted") await sendPickupTimeForDriver(ctx, event);
      expect(world.emails.map(({ template }) => template)).toEqual([
        "pickup-time-for-driver",
        "pickup-time-for-driver",
      ]);
    }));

  test("another driver at another time: they are notified of the trip, and not of a time they never knew", () =>
    inTransaction(async (plain, world) => {
      const ctx = await asTeam(plain);
      const [crew, other] = [await writeCrew(ctx), await writeCrew(ctx)];
      const { tripId } = await writeAssigned(ctx, noonOfPlan, crew);
      const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, { ...other, ...to(2) }]]);
      world.events.length = 0;
      expect(await apply(ctx, plan)).toMatchObject({ ok: true });
      expect(await readTrip(ctx, tripId)).toMatchObject({ pickupAt: at(2), state: "assigned" });
      expect(world.events.map(({ type }) => type).toSorted()).toEqual([
        "driver.assigned",
        "driver.removed",
        "trip.shifted",
      ]);
      for (const event of world.events) if (event.type === "trip.shifted") await sendPickupTimeForDriver(ctx, event);
      expect(world.emails).toEqual([]);
    }));

  test("against another trip only with a reason; then it takes no time of its own", () =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const crew = await writeCrew(ctx);
      const first = await writeAssigned(ctx, noonOfPlan, crew);
      await writeAssigned(ctx, at(4), crew);
      const plan = await tryOn(ctx, await writePlan(ctx), [[first.tripId, { ...crew, ...to(4) }]]);
      expect(await apply(ctx, plan)).toMatchObject({ reason: "blocked", details: { trip_ids: [first.tripId] } });
      expect(await apply(ctx, plan, "One party")).toMatchObject({ ok: true });
      const [assignment] = await readAssignments(ctx, first.tripId);
      expect(assignment).toMatchObject({ overridden: true, overrideReason: "One party" });
      expect((await readTrip(ctx, first.tripId)).pickupAt).toEqual(at(4));
    }));
});
