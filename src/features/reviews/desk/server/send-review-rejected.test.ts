import { expect, test } from "vitest";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendReviewRejected } from "./send-review-rejected.ts";

const rejected = { state: "rejected", rejectReason: "insults", words: "!" } as const;
const event = (ratingId: string) => ({ type: "rating.rejected", ratingId, version: 2 }) as const;

test("the customer gets the reason", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId, reference } = await aRating(ctx, rejected);
    await sendReviewRejected(ctx, event(ratingId));
    expect(world.emails).toMatchObject([
      {
        template: "review-rejected",
        to: "thandi@example.com",
        key: `review-rejected:${ratingId}:2`,
        subject: `We couldn’t publish your review (${reference})`,
        content: { props: { reason: "Insults someone" } },
      },
    ]);
  }));

test("a review published after all, and an erased customer, get no email", () =>
  inTransaction(async (ctx, world) => {
    const published = await aRating(ctx, { words: "Fine." });
    const erased = await aRating(ctx, rejected, { booking: { email: "erased@erased.invalid" } });
    for (const { ratingId } of [published, erased]) await sendReviewRejected(ctx, event(ratingId));
    expect(world.emails).toEqual([]);
  }));
