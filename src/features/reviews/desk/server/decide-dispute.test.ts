import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aModerator } from "#testing/builders/people/a-moderator.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { decideDispute } from "./decide-dispute.ts";

test("a dispute is decided once, with a reason in the log; the review stays", () =>
  inTransaction(async (ctx, world) => {
    const disputed = { disputeState: "open" as const, disputeText: "The road was closed.", disputedAt: ctx.now };
    const { ratingId } = await aRating(ctx, { ...disputed, driving: 1, words: "Slow." });
    const moderator = await aModerator(ctx);
    const decide = (version: number) =>
      decideDispute(moderator, { rating_id: ratingId, version, decision: "upheld", answer: "The N2 was closed." });
    expect(await decide(1)).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(ratings)).toMatchObject([
      { state: "published", disputeState: "upheld", disputeAnswer: "The N2 was closed.", disputeDecidedAt: ctx.now },
    ]);
    expect(world.events).toEqual([{ type: "rating.dispute_decided", ratingId }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "rating.dispute_upheld", reason: "The N2 was closed." },
    ]);
    expect(await decide(2)).toMatchObject({ ok: false, reason: "not_possible" });
  }));

test("without a dispute there is nothing to decide", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx);
    const input = { rating_id: ratingId, version: 1, decision: "dismissed" as const, answer: "No." };
    expect(await decideDispute(await aModerator(ctx), input)).toMatchObject({ ok: false, reason: "not_possible" });
  }));
