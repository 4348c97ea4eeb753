import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let ctx: Context;
beforeAll(async () => {
  site = await openTestSite();
  // The parts of it that the builders touch.
  ctx = { db: openDatabase(site.pool) } as Context;
});
afterAll(() => site.close());

/** Within the time for which the documents of a test’s crew are good. */
const date = localDate("2026-11-20");
const noon = momentOf(date, localTime("12:00"));

async function answer(name: string, body: object, headers: Record<string, string>) {
  const response = await site.call(name, body, headers);
  return { status: response.status, body: await response.json() };
}

test("two dispatchers work on one plan: the second change and the second applying are refused", async () => {
  const [one, other] = [await site.as("dispatcher"), await site.as("dispatcher")];
  const [crew, second] = [await writeCrew(ctx), await writeCrew(ctx)];
  const { tripId } = await writeTrip(ctx, noon);
  const { plan } = (await answer("create-plan", { date, name: "Two vans" }, one.headers)).body;

  const edit = { plan_id: plan.id, version: plan.version };
  const edits = await Promise.all([
    answer("edit-plan", { ...edit, changes: [{ trip_id: tripId, ...crew }] }, one.headers),
    answer("edit-plan", { ...edit, changes: [{ trip_id: tripId, ...second }] }, other.headers),
  ]);
  expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(edits.find(({ status }) => status === 409)?.body.error).toBe("changed_meanwhile");

  const apply = { plan_id: plan.id, version: plan.version + 1 };
  const applied = await Promise.all(
    [one, other, one, other].map(({ headers }) => answer("apply-plan", apply, headers)),
  );
  expect(applied.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const result = await site.pool.query("select 1 from events where type = 'driver.assigned'");
  const input = await site.pool.query("select 1 from assignments where trip_id = $1", [tripId]);
  expect([result.rowCount, input.rowCount]).toEqual([1, 1]);
  const { plans } = (await answer("day-plans", { date }, other.headers)).body;
  expect(plans).toEqual([]);
});

test("a handover that two take at once is taken by one, and not by its giver", async () => {
  const [giver, one, other] = [await site.as("dispatcher"), await site.as("dispatcher"), await site.as("admin")];
  const result = await Promise.all(
    [giver, giver].map(({ headers }) => answer("give-handover", { note: "All quiet." }, headers)),
  );
  expect(result.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const handover_id = result.find(({ status }) => status === 200)?.body.id;
  expect((await answer("take-handover", { handover_id }, giver.headers)).body.error).toBe("own");
  const taken = await Promise.all([one, other].map(({ headers }) => answer("take-handover", { handover_id }, headers)));
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
