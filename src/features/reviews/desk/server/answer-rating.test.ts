import { expect, test } from "vitest";
import { ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aModerator } from "#testing/builders/people/a-moderator.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerRating } from "./answer-rating.ts";

test("the customer gets our answer by email, and the task is done", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId, reference } = await aRating(ctx, { state: "private", privateMessage: "Torn seat.", overall: 3 });
    const moderator = await aModerator(ctx);
    const input = { rating_id: ratingId, version: 1, text: "It’s repaired." };
    expect(await answerRating(moderator, input)).toMatchObject({ ok: true });
    expect(world.emails).toMatchObject([
      { template: "rating-answer", to: "thandi@example.com", subject: `Our answer to your rating (${reference})` },
    ]);
    expect(world.events).toEqual([{ type: "rating.settled", ratingId }]);
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ answeredAt: ctx.now }]);
    expect(await answerRating(moderator, input)).toMatchObject({ reason: "changed_meanwhile" });
    expect(world.emails).toHaveLength(1);
  }));

test("an erased customer can’t be answered", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { overall: 1 }, { booking: { email: "erased@erased.invalid" } });
    const refused = await answerRating(await aModerator(ctx), { rating_id: ratingId, version: 1, text: "Sorry." });
    expect(refused).toMatchObject({ ok: false, reason: "no_address" });
    expect(world.emails).toEqual([]);
  }));
