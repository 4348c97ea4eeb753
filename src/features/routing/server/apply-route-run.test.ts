import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { planDrafts } from "#db/schema/dispatch.ts";
import { routeRuns } from "#db/schema/routing.ts";
import { trips } from "#db/schema/trips.ts";
import { asTeam, readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { assignMeanwhile } from "#testing/builders/dispatch/a-plan.ts";
import { driversIn, plannedFor, runDay, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { applyRouteRun } from "./apply-route-run.ts";
import { previewRouteRun } from "./preview-route-run.ts";

const crewNow = async (ctx: Parameters<typeof readAssignments>[0], tripId: string) =>
  (await readAssignments(ctx, tripId)).find(({ state }) => state === "accepted")?.driverId;

test("a crossed day is turned round, with fewer empty kilometres, and only those affected hear of it", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    expect(run).toMatchObject({ state: "ready", left_out: [], changed_since: [] });
    expect(run.after?.empty_km).toBeLessThan(0.5 * Number(run.before?.empty_km));
    expect(run.after?.unassigned).toBe(0);
    expect(plannedFor(run, day.coast.tripId)).toBe(day.west.driver_id);
    expect(plannedFor(run, day.winelands.tripId)).toBe(day.east.driver_id);
    expect(run.moves.map(({ text }) => text).join(" ")).toMatch(/Saves \d+ km/);

    const chosen = { run_id: run.id, driver_ids: driversIn(run) };
    const preview = await previewRouteRun(ctx, chosen);
    expect(preview.ok && preview.value.plan.trips.flatMap(({ reasons }) => reasons)).toEqual([]);
    expect(preview.ok && preview.value.plan.notified.drivers.map(({ name }) => name).toSorted()).toEqual([
      "Eben East",
      "Wes West",
    ]);
    world.events.length = 0;
    const applied = await applyRouteRun(ctx, { ...chosen, version: run.version });
    expect(applied).toMatchObject({ ok: true, value: { trips: run.moves.length } });
    for (const trip of run.trips) expect(await crewNow(ctx, trip.id)).toBe(trip.after?.driver.id);
    expect(world.events.map(({ type }) => type).toSorted()).toEqual([
      ...Array(run.moves.length).fill("driver.assigned"),
      ...Array(run.moves.filter(({ from }) => from !== null).length).fill("driver.removed"),
    ]);
    const [plan] = await ctx.db.select().from(planDrafts);
    expect(plan).toMatchObject({ state: "applied", day: run.date });
    expect(await applyRouteRun(ctx, { ...chosen, version: run.version + 1 })).toMatchObject({ reason: "applied" });
  }));

test("a trip that changed since stops all of it, and nothing changes", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    await assignMeanwhile(ctx, day.open.tripId, day.west);
    const result = await applyRouteRun(ctx, { run_id: run.id, version: run.version, driver_ids: driversIn(run) });
    expect(result).toMatchObject({ reason: "trips_changed", details: { trip_ids: [day.open.tripId] } });
    expect(await crewNow(ctx, day.coast.tripId)).toBe(day.east.driver_id);
    const [row] = await ctx.db.select().from(routeRuns).where(eq(routeRuns.id, run.id));
    expect(row?.appliedAt).toBeNull();
  }));

test("one route is applied with those that exchange trips with it, and with no other", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const result = await applyRouteRun(ctx, {
      run_id: run.id,
      version: run.version,
      driver_ids: [day.east.driver_id],
    });
    expect(result.ok).toBe(true);
    expect(await crewNow(ctx, day.coast.tripId)).toBe(day.west.driver_id);
    const versions = await ctx.db.select({ version: trips.version }).from(trips).where(eq(trips.id, day.open.tripId));
    expect(versions).toHaveLength(1);
  }));

test("an unknown run, an outdated one and a plan without changes are refused", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const day = await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    const asked = { run_id: run.id, version: run.version, driver_ids: [day.east.driver_id] };
    expect(await applyRouteRun(ctx, { ...asked, run_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
    expect(await applyRouteRun(ctx, { ...asked, version: 99 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await applyRouteRun(ctx, { ...asked, driver_ids: [ctx.newId()] })).toMatchObject({
      reason: "nothing_to_apply",
    });
  }));
