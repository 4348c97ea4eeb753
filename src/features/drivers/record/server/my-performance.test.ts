import { expect, test } from "vitest";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aDriverWithAccount } from "#testing/builders/people/a-driver-with-account.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPerformance } from "./my-performance.ts";

test("a driver sees their own score, including ratings; an upheld dispute removes one", () =>
  inTransaction(async (ctx) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const own = { driver: { id: driverId } };
    // All others: ten ratings with five stars.
    for (let at = 0; at < 10; at++) await aRating(ctx, {}, { driver: { email: `other-${at}@example.com` } });
    await aRating(ctx, { driving: 4 }, own);
    await aRating(ctx, { driving: 5 }, own);
    const unfair = { disputeState: "upheld" as const, disputedAt: ctx.now };
    await aRating(ctx, { driving: 1, ...unfair }, own);
    const answer = await myPerformance(me);
    expect(answer).toMatchObject({ value: { ratings: 2, rating: 4.8 } });
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.parts.find(({ part }) => part === "ratings")).toMatchObject({ good: 2, of: 2, percent: 96.2 });
    expect(answer.value.score).toBe(99);
  }));

test("an account without a driver’s record has none", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "new@example.com", roles: ["driver"] });
    expect(await myPerformance(me)).toMatchObject({ ok: false, reason: "not_found" });
  }));
