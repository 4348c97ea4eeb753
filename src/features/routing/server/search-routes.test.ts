import { expect, test } from "vitest";
import { routeRunPlans } from "#db/schema/routing.ts";
import { dayFigures } from "#domain/routing-day/day-figures.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { aRoutingDay } from "#testing/builders/a-routing-day.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { driversIn, runDay, search, startRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { previewRouteRun } from "./preview-route-run.ts";
import { routeRuns } from "./route-runs.ts";
import { searchInRounds } from "./search-routes.ts";
import { startRouteRun } from "./start-route-run.ts";
import { stopRouteRun } from "./stop-route-run.ts";

test("tomorrow of the demo company is planned better, and the gate has no objection", () =>
  inDemo(async (plain) => {
    const ctx = await asTeam(plain);
    const run = await search(
      ctx,
      (await startRun(ctx, { keeps_accepted: false }, addDays(localDateOf(testNow), 1))).id,
    );
    expect(run.trips.length).toBeGreaterThan(5);
    expect(run.after?.empty_km).toBeLessThan(Number(run.before?.empty_km));
    const preview = await previewRouteRun(ctx, { run_id: run.id, driver_ids: driversIn(run) });
    expect(preview.ok && preview.value.plan.trips.flatMap(({ reasons }) => reasons)).toEqual([]);
  }));

test("a run is listed with its figures; the same job again keeps one plan", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const run = await runDay(ctx);
    await search(ctx, run.id);
    expect(await ctx.db.select().from(routeRunPlans)).toHaveLength(1);
    const { runs } = (await routeRuns(ctx, {})).value;
    expect(runs).toMatchObject([{ id: run.id, by: "Naledi Jacobs", state: "ready", after: run.after }]);
    expect(run.curve.length).toBeGreaterThan(3);
    expect(run.curve.at(-1)?.cents).toBeLessThanOrEqual(Number(run.curve[1]?.cents));
  }));

test("one search at a time for a day; stopped, the best plan so far is kept", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeCrossedDay(ctx);
    const { id } = await startRun(ctx, { seconds: 60 });
    const again = {
      driver_ids: [id],
      vehicle_ids: [id],
      keeps_accepted: true,
      soon_hours: 2,
      is_robust: false,
      seconds: 1,
    };
    const date = addDays(localDateOf(testNow), 3);
    expect(await startRouteRun(ctx, { ...again, date })).toMatchObject({ reason: "running" });
    expect(await startRouteRun(ctx, { ...again, date: addDays(date, 20) })).toMatchObject({ reason: "no_trips" });
    expect(await startRouteRun(ctx, { ...again, date: addDays(date, -9) })).toMatchObject({ reason: "in_the_past" });
    await stopRouteRun(ctx, { run_id: id });
    const run = await search(ctx, id);
    expect(run).toMatchObject({ state: "ready", left_out: [] });
    expect(await stopRouteRun(ctx, { run_id: id })).toMatchObject({ reason: "over" });
  }));

test("rounds never make the plan worse", async () => {
  const day = aRoutingDay(40);
  const costs: number[] = [];
  await searchInRounds(
    day,
    { seconds: 1, seed: 3, isRobust: false },
    async () => false,
    async (share, plan) => {
      const { cents, unassigned } = dayFigures(day, plan);
      if (share > 0) costs.push(unassigned * 1e9 + cents);
    },
  );
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
});
