import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";
import { reviewRows } from "#db/seed/people/reviews.ts";
import { seedClock } from "#db/seed/seed-clock.ts";
import { openTestSite } from "#testing/test-site.ts";

/** As an operator starts it: DEMO=0, migrated and empty. */
let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const published = async () => (await site.call("published-reviews", {})).json();

test("outside the demo there are no invented reviews", async () => {
  expect(await published()).toMatchObject({ count: 0, average: 0, reviews: [] });
});

test("each of the demo’s reviews is marked as a sample, and none as verified", async () => {
  await openDatabase(site.pool)
    .insert(reviews)
    .values(reviewRows(seedClock(new Date())));
  const { reviews: shown } = await published();
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((one: { is_sample: boolean }) => !one.is_sample)).toEqual([]);
});
