import { expect, test } from "vitest";
import { ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDrivenTrip } from "#testing/builders/booking/a-rating.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { ratingToken } from "./rating-link.ts";
import { requestRatings } from "./request-ratings.ts";
import { stopRatingRequests } from "./stop-rating-requests.ts";

const at = (ctx: Context, hours: number): Context => ({ ...ctx, now: addHours(testNow, hours) });

test("two hours after the drop-off the customer is asked, once", () =>
  inTransaction(async (ctx, world) => {
    const { driverId, tripId } = await aDrivenTrip(ctx, testNow);
    await requestRatings(at(ctx, 1.9));
    expect(world.emails).toEqual([]);
    await requestRatings(at(ctx, 2));
    await requestRatings(at(ctx, 2.1));
    expect(world.emails).toMatchObject([{ template: "rating-request", to: "thandi@example.com" }]);
    expect(world.emails[0]?.subject).toMatch(/^How was your trip\? \(CTS-/);
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ tripId, driverId, state: "requested" }]);
  }));

test("without an answer there is one reminder after 48 hours, and no more", () =>
  inTransaction(async (ctx, world) => {
    await aDrivenTrip(ctx, testNow);
    for (const hours of [2, 49.9, 50, 51, 74, 120, 240]) await requestRatings(at(ctx, hours));
    expect(world.emails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^How was/),
      expect.stringMatching(/^Reminder: how was/),
    ]);
    expect(new Set(world.emails.map(({ key }) => key)).size).toBe(2);
    for (const { unsubscribeUrl } of world.emails) expect(unsubscribeUrl).toMatch(/\/rate-driver\?token=.+&stop=1$/);
  }));

test("no one is asked at night, but in the morning", () =>
  inTransaction(async (ctx, world) => {
    // At 20:00 in Cape Town.
    await aDrivenTrip(ctx, addHours(testNow, 10));
    await requestRatings(at(ctx, 12));
    expect(world.emails).toEqual([]);
    await requestRatings(at(ctx, 21));
    expect(world.emails).toHaveLength(1);
  }));

test.each([
  ["a cancelled trip", { trip: { state: "cancelled" as const } }],
  ["a no-show", { trip: { state: "no_show" as const } }],
  ["a trip that broke off", { trip: { state: "interrupted" as const } }],
  ["a trip nobody has verified", { trip: { state: "completed_unverified" as const } }],
  ["a test booking", { booking: { isTest: true } }],
  ["a booking without an address", { booking: { email: "" } }],
  ["a person who was erased", { booking: { email: "erased@erased.invalid" } }],
])("%s is not asked about", (_, plan) =>
  inTransaction(async (ctx, world) => {
    await aDrivenTrip(ctx, testNow, plan);
    await requestRatings(at(ctx, 3));
    expect(world.emails).toEqual([]);
  }),
);

test("trips that ended days ago are skipped", () =>
  inTransaction(async (ctx, world) => {
    await aDrivenTrip(ctx, testNow);
    await requestRatings(at(ctx, 73));
    expect(world.emails).toEqual([]);
  }));

test("a customer who unsubscribed gets no reminder and no later requests", () =>
  inTransaction(async (ctx, world) => {
    await aDrivenTrip(ctx, testNow);
    await requestRatings(at(ctx, 2));
    const [row] = await ctx.db.select().from(ratings);
    await stopRatingRequests(ctx, { token: ratingToken(ctx, row?.id ?? "") });
    await aDrivenTrip(ctx, addHours(testNow, 40), { booking: { email: "Thandi@Example.com" } });
    await requestRatings(at(ctx, 50));
    expect(world.emails).toHaveLength(1);
  }));

test("a trip in two vehicles is asked about once, when both have arrived, and counts for no single driver", () =>
  inTransaction(async (ctx, world) => {
    const { tripId } = await aDrivenTrip(ctx, testNow);
    const [first] = await ctx.db.select().from(trips);
    if (!first) throw new Error("a trip");
    await ctx.db.insert(trips).values({ ...first, id: newId(), part: 2, splitFrom: tripId, state: "onboard" });
    await requestRatings(at(ctx, 3));
    expect(world.emails).toEqual([]);
    await ctx.db.update(trips).set({ state: "completed" });
    await requestRatings(at(ctx, 4));
    expect(world.emails).toHaveLength(1);
    expect(await ctx.db.select().from(ratings)).toMatchObject([{ tripId, driverId: null }]);
  }));
