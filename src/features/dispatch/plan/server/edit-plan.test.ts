import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Plan } from "#features/dispatch/plan/contract.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { noOne, noonOfPlan, tryOn, writeAssigned, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { editPlan } from "./edit-plan.ts";

const against = (plan: Plan) =>
  plan.trips.map(({ reference, reasons }) => [reference, reasons.map(({ kind }) => kind)]);

test("a change is tried: the plan knows it, the trip and the outside do not", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const { tripId, reference } = await writeTrip(ctx, noonOfPlan);
    const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, crew]]);
    expect(plan).toMatchObject({ version: 2, changes: 1, is_outdated: false, may_override: true });
    expect(plan.trips).toMatchObject([
      {
        trip_id: tripId,
        current: null,
        planned: { driver: { name: "Sipho Ndlovu" } },
        reasons: [],
        is_outdated: false,
      },
    ]);
    expect(plan.notified).toEqual({
      drivers: [{ name: "Sipho Ndlovu", gets: [reference], loses: [], changes_vehicle: [], moves: [] }],
      customers: [],
    });
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned", version: 1 });
    expect(await readAssignments(ctx, tripId)).toEqual([]);
    expect(world.events).toEqual([]);
  }));

test("two trips at once in the plan conflict for one driver, though none of them is given yet", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const [crew, other] = [await writeCrew(ctx), await writeCrew(ctx)];
    const first = await writeTrip(ctx, noonOfPlan);
    const second = await writeTrip(ctx, addHours(noonOfPlan, 0.25));
    const plan = await tryOn(ctx, await writePlan(ctx), [
      [first.tripId, crew],
      [second.tripId, { ...crew, vehicle_id: other.vehicle_id }],
    ]);
    expect(against(plan)).toEqual([
      [first.reference, ["driver_busy"]],
      [second.reference, ["driver_busy"]],
    ]);
    const apart = await tryOn(ctx, plan, [[second.tripId, other]]);
    expect(against(apart)).toEqual([
      [first.reference, []],
      [second.reference, []],
    ]);
  }));

test("who is freed in the plan is free for another trip of the plan, and for none outside it", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const has = await writeAssigned(ctx, noonOfPlan, crew);
    const wants = await writeTrip(ctx, addHours(noonOfPlan, 0.25));
    const plan = await tryOn(ctx, await writePlan(ctx), [[wants.tripId, crew]]);
    expect(against(plan)).toEqual([[wants.reference, ["driver_busy", "vehicle_busy"]]]);
    const freed = await tryOn(ctx, plan, [[has.tripId, noOne]]);
    expect(against(freed)).toEqual([
      [has.reference, []],
      [wants.reference, []],
    ]);
    const swappedBack = await tryOn(ctx, freed, [[has.tripId, crew]]);
    expect(swappedBack.trips.map(({ reference }) => reference)).toEqual([wants.reference]);
  }));

test("a plan that someone else changed, or with what can’t be, is refused", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, noonOfPlan);
    const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, crew]]);
    const ask = (changes: object, version = plan.version) =>
      editPlan(ctx, { plan_id: plan.id, version, changes: [{ trip_id: tripId, ...crew, ...changes }] });
    expect(await ask({}, 1)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ask({ trip_id: ctx.newId() })).toMatchObject({ reason: "no_such_trip" });
    expect(await ask({ driver_id: ctx.newId() })).toMatchObject({ reason: "no_such_crew" });
    expect(await ask({ vehicle_id: ctx.newId() })).toMatchObject({ reason: "no_such_crew" });
    await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, tripId));
    expect(await ask({})).toMatchObject({ reason: "not_possible" });
  }));
