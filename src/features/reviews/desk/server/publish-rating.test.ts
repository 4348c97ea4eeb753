import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { ratingMoves, ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aModerator } from "#testing/builders/people/a-moderator.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { publishedReviews } from "../../server/published-reviews.ts";
import { publishRating } from "./publish-rating.ts";

test("a published review appears on the site, and its task is done", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { state: "held", words: "On time, and friendly.", overall: 4 });
    const moderator = await aModerator(ctx);
    expect(await publishRating(moderator, { rating_id: ratingId, version: 1 })).toMatchObject({
      value: { version: 2 },
    });
    expect(world.siteTouched).toBe(1);
    expect(world.events).toContainEqual({ type: "rating.settled", ratingId });
    expect(await publishedReviews(ctx)).toMatchObject({
      value: {
        count: 1,
        average: 4,
        reviews: [
          {
            reviewer_name: "Thandi M.",
            review_text: "On time, and friendly.",
            trip: "Airport Transfer",
            verified: true,
            review_url: null,
          },
        ],
      },
    });
    expect(await ctx.db.select().from(ratingMoves)).toMatchObject([{ fromState: "held", toState: "published" }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "rating.published", subjectKind: "rating", subjectId: ratingId },
    ]);
  }));

test("a low one stays a task until it is answered", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { state: "held", words: "Late.", overall: 2 });
    await publishRating(await aModerator(ctx), { rating_id: ratingId, version: 1 });
    expect(world.events).toEqual([]);
    expect(world.siteTouched).toBe(1);
  }));

test("a private rating can’t be published", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, { state: "private", words: "For you alone." });
    const refused = await publishRating(await aModerator(ctx), { rating_id: ratingId, version: 1 });
    expect(refused).toMatchObject({ ok: false, reason: "not_possible" });
    expect(await publishedReviews(ctx)).toMatchObject({ value: { count: 0, reviews: [] } });
  }));

test("an outdated screen publishes nothing; a review rejected by mistake can be published", () =>
  inTransaction(async (ctx) => {
    const moderator = await aModerator(ctx);
    const { ratingId } = await aRating(ctx, { state: "rejected", rejectReason: "insults", words: "Fine." });
    const call = (version: number) => publishRating(moderator, { rating_id: ratingId, version });
    expect(await call(7)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await call(1)).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ state: "published", rejectReason: null }]);
  }));
