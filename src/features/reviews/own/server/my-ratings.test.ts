import { expect, test } from "vitest";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aDriverWithAccount } from "#testing/builders/people/a-driver-with-account.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myRatings } from "./my-ratings.ts";

test("a driver sees the stars of their own trips and published comments, but no names or private messages", () =>
  inTransaction(async (ctx) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const own = { driver: { id: driverId } };
    await aRating(ctx, { words: "Friendly.", privateMessage: "A secret." }, own);
    await aRating(ctx, { state: "held", words: "Not read yet.", driving: 2 }, own);
    await aRating(ctx, { state: "requested" }, own);
    await aRating(ctx, { words: "Of another driver." }, { driver: { email: "other@example.com" } });
    const answer = await myRatings(me, {});
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.ratings.map(({ words, stars }) => [words, stars.driving]).toSorted()).toEqual([
      ["", 2],
      ["Friendly.", 5],
    ]);
    for (const hidden of ["secret", "Thandi", "Mokoena", "Not read", "another driver", "CTS-"])
      expect(JSON.stringify(answer.value)).not.toContain(hidden);
  }));

test("an account without a driver’s record gets a message", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "new@example.com", roles: ["driver"] });
    expect(await myRatings(me, {})).toMatchObject({ ok: false, reason: "not_found" });
  }));
