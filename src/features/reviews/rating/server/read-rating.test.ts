import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { ratingToken } from "./rating-link.ts";
import { readRating } from "./read-rating.ts";

test("an open link shows the trip and the driver’s first name", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, { state: "requested" });
    expect(await readRating(ctx, { token: ratingToken(ctx, ratingId) })).toMatchObject({
      value: {
        standing: "open",
        trip: { first_name: "Thandi", title: "Airport Transfer", driver: "Sipho", to: "12 Kloof Street, Gardens" },
      },
    });
  }));

test("if the company has a tip link, it is shown, even after the rating", () =>
  inTransaction(async (ctx) => {
    const tipLink = "https://pay.example.co.za/tips";
    const { ratingId } = await aRating(ctx);
    const look = () => readRating(ctx, { token: ratingToken(ctx, ratingId) });
    expect(await look()).toMatchObject({ value: { tip_link: null } });
    const value = { ...defaultSettings.paymentWays, tipLink };
    await ctx.db.insert(settings).values({ name: "paymentWays", value, updatedAt: ctx.now });
    expect(await look()).toMatchObject({ value: { standing: "given", tip_link: tipLink } });
  }));

test("once used or expired it reveals nothing about the trip", () =>
  inTransaction(async (ctx) => {
    const rating = await aRating(ctx);
    expect(await readRating(ctx, { token: ratingToken(ctx, rating.ratingId) })).toMatchObject({
      value: { standing: "given", trip: null },
    });
    const old = await aRating(ctx, { state: "requested", askedAt: addHours(ctx.now, -31 * 24) });
    expect(await readRating(ctx, { token: ratingToken(ctx, old.ratingId) })).toMatchObject({
      value: { standing: "expired", trip: null },
    });
  }));

test("an invalid link opens nothing", () =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, { state: "requested" });
    const right = ratingToken(ctx, ratingId);
    const wrong = `${right.slice(0, -1)}${right.endsWith("x") ? "y" : "x"}`;
    for (const token of ["", "x", wrong, ctx.newId()])
      expect(await readRating(ctx, { token })).toMatchObject({ ok: false, reason: "not_found" });
  }));
