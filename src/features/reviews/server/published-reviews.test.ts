import { expect, test } from "vitest";
import type { Database } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";
import { type ReviewRow, reviewRows } from "#db/seed/people/reviews.ts";
import { seedClock } from "#db/seed/seed-clock.ts";
import { accept } from "#domain/result.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { publishedReviews } from "./published-reviews.ts";

const samples = reviewRows(seedClock(testNow));
const aReview = (at: number, changes: Partial<ReviewRow> = {}): ReviewRow => ({
  ...(samples[0] as ReviewRow),
  id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  ...changes,
});
const write = (db: Database, rows: ReviewRow[]) => db.insert(reviews).values(rows);

test("without reviews there is no average", () =>
  inTransaction(async (ctx) => {
    expect(await publishedReviews(ctx)).toEqual(accept({ average: 0, count: 0, by_source: [], reviews: [] }));
  }));

test("the four samples are 5, 5, 5 and 4 stars: 4.8 of 4 reviews, newest first", () =>
  inTransaction(async (ctx) => {
    await write(ctx.db, samples.toReversed());
    const result = await publishedReviews(ctx);
    expect(result).toMatchObject({ ok: true, value: { average: 4.8, count: 4 } });
    const shown = result.ok ? result.value.reviews : [];
    expect(shown.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
    expect(shown.map(({ review_date }) => review_date)).toEqual(
      shown
        .map((one) => one.review_date)
        .toSorted()
        .reverse(),
    );
    expect(shown.every(({ reviewer_name }) => reviewer_name.endsWith("Sample"))).toBe(true);
  }));

test("held or rejected reviews are neither shown nor counted", () =>
  inTransaction(async (ctx) => {
    await write(ctx.db, [
      aReview(1, { rating: 3 }),
      aReview(2, { rating: 1, state: "held" }),
      aReview(3, { rating: 1, state: "rejected" }),
    ]);
    expect(await publishedReviews(ctx)).toMatchObject({ value: { average: 3, count: 1 } });
  }));

test("all are counted, the newest are shown", () =>
  inTransaction(async (ctx) => {
    await write(
      ctx.db,
      Array.from({ length: 30 }, (_, at) => aReview(at)),
    );
    const result = await publishedReviews(ctx);
    expect(result).toMatchObject({ value: { count: 30 } });
    expect(result.ok && result.value.reviews).toHaveLength(24);
  }));

test.each([
  ["six stars", { rating: 6 }],
  ["no star", { rating: 0 }],
  ["a link that runs a script", { reviewUrl: "javascript:alert(1)" }],
  ["a picture from another site", { reviewerImage: "//elsewhere.example/face.jpg" }],
])("the database refuses %s", (_what, changes) =>
  inTransaction(async (ctx) => {
    await expect(write(ctx.db, [aReview(1, changes)])).rejects.toThrow();
  }),
);
