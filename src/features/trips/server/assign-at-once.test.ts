import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { addHours, addMinutes, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let ctx: Context;
beforeAll(async () => {
  site = await openTestSite();
  // Only the parts that the builders use.
  ctx = { db: openDatabase(site.pool) } as Context;
});
afterAll(() => site.close());

/** While the documents of a test’s crew are valid. */
const morning = momentOf(localDate("2026-11-20"), localTime("08:00"));

test("two dispatchers in the same second: the first gets the vehicle, or the driver, and the other is refused", async () => {
  const dispatchers = [await site.as("dispatcher"), await site.as("dispatcher")] as const;
  const crews = [await writeCrew(ctx), await writeCrew(ctx), await writeCrew(ctx)] as const;
  const [first, second, third] = crews;
  const contested = [
    [first, { ...second, vehicle_id: first.vehicle_id }],
    [third, { ...third, vehicle_id: second.vehicle_id }],
  ] as const;
  for (let round = 0; round < 6; round++) {
    const start = addHours(morning, round * 48);
    const trips = [await writeTrip(ctx, start), await writeTrip(ctx, addMinutes(start, 20))] as const;
    const [one, other] = contested[round % 2] ?? contested[0];
    const answers = await Promise.all([
      site.call("assign-trip", { trip_id: trips[0].tripId, version: 1, ...one }, dispatchers[0].headers),
      site.call("assign-trip", { trip_id: trips[1].tripId, version: 1, ...other }, dispatchers[1].headers),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409]);
    const refused = await answers.find(({ status }) => status === 409)?.json();
    expect(["taken", "blocked"]).toContain(refused.error);
    const { rows } = await site.pool.query<{ state: string }>(
      "select state from trips where id = any($1) order by state",
      [trips.map(({ tripId }) => tripId)],
    );
    expect(rows.map(({ state }) => state)).toEqual(["assigned", "unassigned"]);
  }
});

const deadlocks = async () =>
  (await site.pool.query("select deadlocks from pg_stat_database where datname = current_database()")).rows;

test("ten assignments of one crew in the same second: one succeeds, the others are refused, and nothing deadlocks", async () => {
  const { headers } = await site.as("dispatcher");
  const before = await deadlocks();
  for (let round = 0; round < 4; round++) {
    const [crew, other] = [await writeCrew(ctx), await writeCrew(ctx)];
    const trips: string[] = [];
    for (let at = 0; at < 10; at++) trips.push((await writeTrip(ctx, addMinutes(morning, at * 3))).tripId);
    const answers = await Promise.all(
      trips.map((id, at) => {
        const input = at % 2 === 0 ? crew : { ...crew, vehicle_id: other.vehicle_id };
        return site.call("assign-trip", { trip_id: id, version: 1, ...input }, headers);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  }
  expect(await deadlocks()).toEqual(before);
});

test("two dispatchers on one trip: the second gets a message that it has changed", async () => {
  const dispatchers = [await site.as("dispatcher"), await site.as("dispatcher")] as const;
  const crews = [await writeCrew(ctx), await writeCrew(ctx)] as const;
  const { tripId } = await writeTrip(ctx, addHours(morning, 500));
  const answers = await Promise.all(
    crews.map((crew, at) =>
      site.call("assign-trip", { trip_id: tripId, version: 1, ...crew }, dispatchers[at]?.headers ?? {}),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({ error: "changed_meanwhile" });
  const { rows } = await site.pool.query("select id from assignments where trip_id = $1 and state = 'accepted'", [
    tripId,
  ]);
  expect(rows).toHaveLength(1);
});
