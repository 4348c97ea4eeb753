import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { dayOfRun, driversIn, search, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let ctx: Context;
beforeAll(async () => {
  site = await openTestSite();
  const db = openDatabase(site.pool);
  ctx = createContext(site.world, { db, actor: { kind: "system" }, correlationId: newId() }).ctx;
});
afterAll(() => site.close());

async function answer(name: string, body: object, headers: Record<string, string>) {
  const response = await site.call(name, body, headers);
  return { status: response.status, body: await response.json() };
}

test("two dispatchers apply two plans of one day at once: one wins, the other reads why, and nothing is half done", async () => {
  const people = [await site.as("dispatcher"), await site.as("dispatcher")];
  const day = await writeCrossedDay(ctx);
  const crews = [day.east, day.west];
  const wishes = {
    date: dayOfRun,
    driver_ids: crews.map(({ driver_id }) => driver_id),
    vehicle_ids: crews.map(({ vehicle_id }) => vehicle_id),
    keeps_accepted: true,
    soon_hours: 2,
    is_robust: false,
    seconds: 1,
  };
  const plans = [];
  for (const { headers } of people) {
    const started = await answer("start-route-run", wishes, headers);
    const run = await search(ctx, started.body.run.id);
    plans.push({ run_id: run.id, version: run.version, driver_ids: driversIn(run) });
  }

  const applied = await Promise.all(
    plans.map((plan, at) => answer("apply-route-run", plan, people[at]?.headers ?? {})),
  );

  expect(applied.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = applied.find(({ status }) => status === 409)?.body;
  expect(refused.error).toBe("trips_changed");
  expect(refused.message).toMatch(/have changed since/);
  expect(refused.details.trip_ids.length).toBeGreaterThan(0);
  const changed = applied.find(({ status }) => status === 200)?.body.trips;
  const { rowCount } = await site.pool.query("select 1 from events where type = 'driver.assigned'");
  expect(rowCount).toBe(changed);
  const kept = await site.pool.query("select state from plan_drafts");
  expect(kept.rows).toEqual([{ state: "applied" }]);
  const runs = await answer("route-runs", {}, people[0]?.headers ?? {});
  expect(runs.body.runs.filter(({ applied_at }: { applied_at: string | null }) => applied_at !== null)).toHaveLength(1);
});
