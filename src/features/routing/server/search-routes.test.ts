import { expect, test } from "vitest";
import { dayFigures } from "#domain/routing-day/day-figures.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { aRoutingDay } from "#testing/builders/a-routing-day.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { driversIn, search, startRun } from "#testing/builders/dispatch/a-route-run.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { previewRouteRun } from "./preview-route-run.ts";
import { searchInRounds } from "./search-routes.ts";

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
