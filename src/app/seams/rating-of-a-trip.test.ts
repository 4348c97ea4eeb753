import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { requestRatings } from "#features/reviews/rating/server/request-ratings.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aDrivenTrip } from "#testing/builders/booking/a-rating.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

/** By day, whatever the time is. */
const noon = momentOf(localDateOf(new Date()), localTime("12:00"));
const input = { actor: system, correlationId: "test" };

/** The round of one instance. */
const round = () =>
  inTransaction(site.pool, async (db) => {
    const { ctx } = createContext({ ...site.world, clock: () => noon }, { db, ...input });
    await requestRatings(ctx);
  });

const json = async (answer: Response | Promise<Response>) => (await answer).json();
const tasks = async () => (await site.pool.query("select kind, state from tasks order by kind")).rows;

test("from the drop-off to the review on the site: two instances ask once, the link works once, the task ends", async () => {
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), ...input });
  await aDrivenTrip(ctx, addHours(noon, -3));
  await Promise.all([round(), round()]);
  const { rows } = await site.pool.query("select body from messages where template = 'rating-request'");
  expect(rows).toHaveLength(1);
  const token = /rate-driver\?token=([\w-]+)/.exec(rows[0].body)?.[1];

  const stars = { overall: 4, punctuality: 5, vehicle: 4, driving: 5 };
  const rating = { token, ...stars, words: "On time, in the rain.", may_publish: true };
  expect(await json(site.call("read-rating", { token }))).toMatchObject({ standing: "open" });
  const both = await Promise.all([site.call("give-rating", rating), site.call("give-rating", rating)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await json(site.call("read-rating", { token }))).toMatchObject({ standing: "given", trip: null });
  await site.settle();
  expect(await tasks()).toEqual([{ kind: "handle_rating", state: "open" }]);
  expect(await json(site.call("published-reviews", {}))).toMatchObject({ count: 0 });

  const { headers } = await site.as("admin");
  const listed = await json(site.call("list-ratings", { view: "todo" }, headers));
  expect(listed).toMatchObject({ ratings: [{ stars, shown_as: "Thandi M." }], counts: { todo: 1 } });
  const { id: rating_id, version } = listed.ratings[0];
  expect((await site.call("publish-rating", { rating_id, version }, headers)).status).toBe(200);
  await site.settle();
  expect(await tasks()).toEqual([{ kind: "handle_rating", state: "done" }]);
  expect(await json(site.call("published-reviews", {}))).toMatchObject({
    count: 1,
    average: 4,
    reviews: [{ reviewer_name: "Thandi M.", review_text: "On time, in the rain." }],
  });
});
