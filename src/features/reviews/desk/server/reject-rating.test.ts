import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { ratingMoves, ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aModerator } from "#testing/builders/people/a-moderator.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reviewsDeskContract } from "../contract.ts";
import { rejectRating } from "./reject-rating.ts";

test("a review is rejected for a listed reason, which is logged", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { state: "published", words: "Mr Smith of number 7 was there." });
    const moderator = await aModerator(ctx);
    const input = { rating_id: ratingId, version: 1, reason: "names_a_person" as const, note: "A neighbour" };
    expect(await rejectRating(moderator, input)).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ state: "rejected", rejectReason: "names_a_person" }]);
    const reason = "Names a private individual: A neighbour";
    expect(await ctx.db.select().from(ratingMoves)).toMatchObject([{ toState: "rejected", reason }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "rating.rejected", reason }]);
    expect(world.siteTouched).toBe(1);
    expect(world.events).toContainEqual({ type: "rating.rejected", ratingId, version: 2 });
  }));

test("a low rating is not a reason", () => {
  const said = { rating_id: "018f0000-0000-7000-8000-000000000000", version: 1, reason: "low" };
  expect(reviewsDeskContract.rejectRating.input.safeParse(said).success).toBe(false);
  expect(reviewsDeskContract.rejectRating.input.safeParse({ ...said, reason: "insults" }).success).toBe(true);
});
