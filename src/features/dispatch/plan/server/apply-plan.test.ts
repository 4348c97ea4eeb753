import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { noOne, noonOfPlan, tryOn, writeAssigned, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { applyPlan } from "./apply-plan.ts";

const crewNow = async (ctx: Context, tripId: string) => {
  const { driverId, vehicleId } = (await readAssignments(ctx, tripId)).find(({ state }) => state === "accepted") ?? {};
  return { driver_id: driverId ?? null, vehicle_id: vehicleId ?? null };
};

test("a ring of three trips at one time changes hands, one is freed and one is given; only they hear of it", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const crews = [await writeCrew(ctx), await writeCrew(ctx), await writeCrew(ctx), await writeCrew(ctx)] as const;
    const [a, b, c, stays] = [
      await writeAssigned(ctx, noonOfPlan, crews[0]),
      await writeAssigned(ctx, noonOfPlan, crews[1]),
      await writeAssigned(ctx, noonOfPlan, crews[2]),
      await writeAssigned(ctx, noonOfPlan, crews[3]),
    ];
    await ctx.db.insert(vehicleHolds).values({
      id: ctx.newId(),
      bookingId: a.bookingId,
      leg: 1,
      vehicleId: crews[0].vehicle_id,
      state: "reserved",
      createdAt: testNow,
      busy: `["${noonOfPlan.toISOString()}","${addHours(noonOfPlan, 1).toISOString()}")`,
    });
    const open = await writeTrip(ctx, addHours(noonOfPlan, 4));
    const freed = await writeAssigned(ctx, addHours(noonOfPlan, 4), crews[1]);
    const plan = await tryOn(ctx, await writePlan(ctx), [
      [a.tripId, crews[1]],
      [b.tripId, crews[2]],
      [c.tripId, crews[0]],
      [freed.tripId, noOne],
      [open.tripId, crews[1]],
    ]);
    world.events.length = 0;

    const done = await applyPlan(ctx, { plan_id: plan.id, version: plan.version });
    expect(done).toMatchObject({ ok: true, value: { trips: 5 } });
    expect(await crewNow(ctx, a.tripId)).toEqual(crews[1]);
    expect(await crewNow(ctx, b.tripId)).toEqual(crews[2]);
    expect(await crewNow(ctx, c.tripId)).toEqual(crews[0]);
    expect(await crewNow(ctx, open.tripId)).toEqual(crews[1]);
    expect(await crewNow(ctx, freed.tripId)).toEqual(noOne);
    expect(await readTrip(ctx, freed.tripId)).toMatchObject({ state: "unassigned" });
    expect(await crewNow(ctx, stays.tripId)).toEqual(crews[3]);
    const [hold] = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "reserved"));
    expect(hold?.vehicleId).toBe(crews[1].vehicle_id);
    expect(world.events.some((event) => "tripId" in event && event.tripId === stays.tripId)).toBe(false);
    expect(world.events.map(({ type }) => type).toSorted()).toEqual([
      ...Array(4).fill("driver.assigned"),
      ...Array(4).fill("driver.removed"),
    ]);
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "plan.applied"))).toHaveLength(1);
  }));

test("a plan is applied once", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeTrip(ctx, noonOfPlan);
    const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, await writeCrew(ctx)]]);
    const seen = { plan_id: plan.id, version: plan.version };
    expect(await applyPlan(ctx, seen)).toMatchObject({ ok: true });
    expect(await applyPlan(ctx, seen)).toMatchObject({ reason: "closed" });
    expect(await applyPlan(ctx, { ...seen, version: plan.version + 1 })).toMatchObject({ reason: "closed" });
    expect(await readAssignments(ctx, tripId)).toHaveLength(1);
  }));

test("what speaks against a part of it stops all of it, until someone who may overrides it with a reason", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const [first, second] = [await writeTrip(ctx, noonOfPlan), await writeTrip(ctx, noonOfPlan)];
    const plan = await tryOn(ctx, await writePlan(ctx), [
      [first.tripId, crew],
      [second.tripId, crew],
    ]);
    const seen = { plan_id: plan.id, version: plan.version };
    const refused = await applyPlan(ctx, seen);
    expect(refused).toMatchObject({ reason: "blocked" });
    expect(!refused.ok && new Set(refused.details?.trip_ids as string[])).toEqual(
      new Set([first.tripId, second.tripId]),
    );
    expect(await crewNow(ctx, first.tripId)).toEqual(noOne);
    expect(await applyPlan(ctx, { ...seen, override_reason: "One party, two bookings" })).toMatchObject({ ok: true });
    expect(await crewNow(ctx, first.tripId)).toEqual(crew);
    expect(await crewNow(ctx, second.tripId)).toEqual(crew);
  }));

test("an empty plan, one that someone else changed and one that doesn’t exist are refused", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const plan = await writePlan(ctx);
    const seen = { plan_id: plan.id, version: plan.version };
    expect(await applyPlan(ctx, seen)).toMatchObject({ reason: "nothing_to_apply" });
    expect(await applyPlan(ctx, { ...seen, version: 7 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await applyPlan(ctx, { ...seen, plan_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
