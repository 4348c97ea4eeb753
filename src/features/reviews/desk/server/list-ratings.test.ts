import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import type { RatingView } from "../contract.ts";
import { listRatings } from "./list-ratings.ts";

async function list(ctx: Context, view: RatingView = "all") {
  const answer = await listRatings(ctx, { view });
  if (!answer.ok) throw new Error("a list");
  return answer.value;
}

test("a rating is shown with its trip, its driver and the author’s name on the site", () =>
  inTransaction(async (ctx) => {
    await aRating(ctx, { words: "On time.", privateMessage: "The seat was torn.", state: "held" });
    const { ratings, next } = await list(ctx);
    expect(next).toBeNull();
    expect(ratings).toMatchObject([
      {
        customer: "Thandi Mokoena",
        shown_as: "Thandi M.",
        title: "Airport Transfer",
        words: "On time.",
        stars: { overall: 5, driving: 5 },
        driver: { name: "Sipho Ndlovu" },
        needs: ["moderation", "answer"],
        private_message: "The seat was torn.",
        dispute: null,
      },
    ]);
  }));

test("requests without a rating are not listed", () =>
  inTransaction(async (ctx) => {
    await aRating(ctx, { state: "requested" });
    expect(await list(ctx)).toEqual({ ratings: [], next: null, counts: { todo: 0, disputed: 0 } });
  }));

test("the database finds open work by the same rule as the domain", () =>
  inTransaction(async (ctx) => {
    const states = ["private", "held", "published"] as const;
    for (const state of states)
      for (const overall of [3, 4])
        for (const wantsReply of [true, false])
          for (const answeredAt of [null, addHours(ctx.now, -1)])
            await aRating(ctx, { state, overall, wantsReply, answeredAt, words: "So so." }, {});
    await aRating(ctx, { state: "private", privateMessage: "Please call." });
    const all = (await pages(ctx, "all")).flatMap(({ ratings }) => ratings);
    const todo = (await pages(ctx, "todo")).flatMap(({ ratings }) => ratings);
    expect(all).toHaveLength(25);
    expect(todo.map(({ id }) => id)).toEqual(all.filter(({ needs }) => needs.length > 0).map(({ id }) => id));
    expect((await list(ctx)).counts.todo).toBe(todo.length);
  }));

test("low ones, disputed ones, and a single one", () =>
  inTransaction(async (ctx) => {
    const low = await aRating(ctx, { overall: 2 });
    const disputed = await aRating(ctx, { disputeState: "open", disputeText: "I waited.", disputedAt: ctx.now });
    const ids = async (view: RatingView) => (await list(ctx, view)).ratings.map(({ id }) => id);
    expect(await ids("low")).toEqual([low.ratingId]);
    expect(await ids("disputed")).toEqual([disputed.ratingId]);
    const one = await listRatings(ctx, { view: "low", rating_id: disputed.ratingId });
    expect(one).toMatchObject({ value: { ratings: [{ id: disputed.ratingId, dispute: { text: "I waited." } }] } });
  }));

async function pages(ctx: Context, view: RatingView) {
  const matches = [await list(ctx, view)];
  for (let after = matches[0]?.next; after; after = matches.at(-1)?.next) {
    const answer = await listRatings(ctx, { view, after });
    if (answer.ok) matches.push(answer.value);
  }
  return matches;
}
