import { expect, test } from "vitest";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendDisputeDecided } from "./send-dispute-decided.ts";

const type = "rating.dispute_decided";

test.each([
  ["upheld", "Your rating dispute is upheld"],
  ["dismissed", "Your rating dispute is dismissed"],
] as const)("a driver whose dispute was %s gets an email", (disputeState, subject) =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { disputeState, disputedAt: ctx.now, disputeAnswer: "The N2 was closed." });
    await sendDisputeDecided(ctx, { type, ratingId });
    expect(world.emails).toMatchObject([{ template: "dispute-decided", to: "sipho@example.com", subject }]);
  }),
);

test("an open dispute has no answer to send", () =>
  inTransaction(async (ctx, world) => {
    const { ratingId } = await aRating(ctx, { disputeState: "open", disputedAt: ctx.now });
    await sendDisputeDecided(ctx, { type, ratingId });
    expect(world.emails).toEqual([]);
  }));
