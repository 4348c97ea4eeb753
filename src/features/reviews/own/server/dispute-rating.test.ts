import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { ratings } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aDriverWithAccount } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { disputeRating } from "./dispute-rating.ts";

const text = "The road was closed, and dispatch knew.";

test("a driver disputes a rating once, and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const { ratingId } = await aRating(ctx, { driving: 1 }, { driver: { id: driverId } });
    const dispute = (version: number) => disputeRating(me, { rating_id: ratingId, version, text });
    expect(await dispute(9)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await dispute(1)).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ disputeState: "open", disputeText: text }]);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "decide_dispute", subjectId: ratingId }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "rating.disputed", subjectId: ratingId }]);
    expect(await dispute(2)).toMatchObject({ ok: false, reason: "not_possible" });
  }));

test("another driver’s rating, and one not submitted yet, are not found", () =>
  inTransaction(async (ctx) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const other = await aRating(ctx, {}, { driver: { email: "other@example.com" } });
    const open = await aRating(ctx, { state: "requested" }, { driver: { id: driverId } });
    for (const { ratingId } of [other, open])
      expect(await disputeRating(me, { rating_id: ratingId, version: 1, text })).toMatchObject({ reason: "not_found" });
  }));
