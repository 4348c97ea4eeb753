import { expect, test } from "vitest";
import { ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aModerator } from "#testing/builders/people/a-moderator.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { publishedReviews } from "../../server/published-reviews.ts";
import { replyToRating } from "./reply-to-rating.ts";

test("our reply is shown below the review, and the task for an unhappy customer is done", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { words: "Late.", overall: 2 });
    const moderator = await aModerator(ctx);
    const text = "We’re sorry. We now plan more time at the harbour.";
    expect(await replyToRating(moderator, { rating_id: ratingId, version: 1, text })).toMatchObject({ ok: true });
    expect(await publishedReviews(ctx)).toMatchObject({ value: { reviews: [{ reply: text }] } });
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ answeredAt: ctx.now, version: 2 }]);
    expect(world.events).toEqual([{ type: "rating.settled", ratingId }]);
    expect(world.siteTouched).toBe(1);
  }));

test.each([
  ["private", { state: "private" as const, words: "For you." }],
  ["without words", { words: "" }],
  ["rejected", { state: "rejected" as const, rejectReason: "insults" as const, words: "!" }],
])("a review that is %s has no public reply", (_, changes) =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, changes);
    const refused = await replyToRating(await aModerator(ctx), { rating_id: ratingId, version: 1, text: "Thanks." });
    expect(refused).toMatchObject({ ok: false, reason: "not_possible" });
  }),
);
