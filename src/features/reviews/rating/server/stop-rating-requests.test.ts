import { expect, test } from "vitest";
import { ratingOptOuts } from "#db/schema/reviews.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { ratingToken } from "./rating-link.ts";
import { stopRatingRequests } from "./stop-rating-requests.ts";

test("the address is recorded once, in any spelling", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, {}, { booking: { email: "Thandi@Example.com" } });
    const token = ratingToken(ctx, ratingId);
    await stopRatingRequests(ctx, { token });
    expect(await stopRatingRequests(ctx, { token })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(ratingOptOuts)).toMatchObject([{ email: "thandi@example.com" }]);
  }));

test("an invalid link stops nothing", () =>
  inTransaction(async (ctx) => {
    expect(await stopRatingRequests(ctx, { token: "nonsense" })).toMatchObject({ ok: false, reason: "not_found" });
  }));
