import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { visitor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { readQuoteDetails } from "#features/quotes/builder/server/read-quote-details.ts";
import { reviseQuote } from "#features/quotes/builder/server/revise-quote.ts";
import { sendQuote } from "#features/quotes/builder/server/send-quote.ts";
import { acceptQuote } from "#features/quotes/offer/server/accept-quote.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import { releaseForQuote } from "#features/trips/offers/server/release-for-quote.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aQuoteDraft } from "#testing/builders/money/a-quote.ts";
import { heldFor, oneSedan, sent, shownTo, team } from "#testing/builders/money/a-quote-with-vehicles.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { bookQuote } from "./book-quote.ts";

test("a quote that keeps vehicles keeps one for each leg for a day, and says so", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    const clerk = await team(ctx);
    const journey = { ...aQuoteDraft().journey, return_date: aQuoteDraft().journey.pickup_date, return_time: null };
    const { id, vehicle_kept_until } = await sent(clerk, { journey: { ...journey, return_date: null } });
    const until = addHours(testNow, 24).toISOString();
    expect(vehicle_kept_until).toBe(until);
    expect(await shownTo(ctx, id)).toBe(until);
    expect(await readQuoteDetails(clerk, { id })).toMatchObject({
      value: { vehicle_kept_until: until, had_vehicle: true },
    });
    expect(await shownTo(ctx, id, addHours(testNow, 25))).toBeNull();
    expect(await readQuoteDetails({ ...clerk, now: addHours(testNow, 25) }, { id })).toMatchObject({
      value: { vehicle_kept_until: null, had_vehicle: true },
    });
  }));

test("a quote that keeps vehicles never keeps it for longer than its price holds", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    const validUntil = addHours(testNow, 5).toISOString();
    expect(await sent(await team(ctx), { valid_until: validUntil })).toMatchObject({
      vehicle_kept_until: validUntil,
    });
  }));

test("a quote that keeps vehicles is sent without a promise where the last vehicle is kept for another quote", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    const clerk = await team(ctx);
    await sent(clerk);
    const second = await sent(clerk);
    expect(second).toMatchObject({ state: "sent", vehicle_kept_until: null });
    expect(await shownTo(ctx, second.id)).toBeNull();
    expect(await readQuoteDetails(clerk, { id: second.id })).toMatchObject({ value: { had_vehicle: false } });
  }));

test("a quote that keeps vehicles keeps none where our team did not ask for it", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    expect(await sent(await team(ctx), { keeps_vehicle: false })).toMatchObject({ vehicle_kept_until: null });
    expect(await ctx.db.$count(vehicleHolds)).toBe(0);
  }));

test("a quote that keeps vehicles is in the way of a booking on the site, until its day is over", () =>
  inTransaction(async (ctx) => {
    await oneSedan(ctx);
    await sent(await team(ctx));
    expect(await createBooking(ctx, aBookingRequest())).toMatchObject({ ok: false, reason: "no_vehicle_free" });
    const later = { ...ctx, now: addHours(testNow, 24) };
    expect(await createBooking(later, aBookingRequest())).toMatchObject({ ok: true, value: { light: "green" } });
  }));

test("a quote that keeps vehicles hands its vehicle to the version that follows, even before the old one has let go", () =>
  inTransaction(async (ctx, world) => {
    await oneSedan(ctx);
    const clerk = await team(ctx);
    const first = await sent(clerk);
    const next = await reviseQuote(clerk, first);
    if (!next.ok) throw new Error(next.reason);
    const second = await sendQuote(clerk, next.value);
    expect(second).toMatchObject({ value: { vehicle_kept_until: addHours(testNow, 24).toISOString() } });
    await releaseForQuote(ctx, { type: "quote.superseded", quoteId: first.id });
    expect(await shownTo(ctx, next.value.id)).not.toBeNull();
    expect(world.events).toContainEqual({ type: "quote.superseded", quoteId: first.id });
  }));

test("a quote that keeps vehicles that is accepted leaves it to its booking", () =>
  inTransaction(async (ctx, world) => {
    await oneSedan(ctx);
    const { id } = await sent(await team(ctx));
    const said = { option: "A", name: "Thandi Mokoena", terms_version: "2026-11" } as const;
    await acceptQuote({ ...ctx, actor: visitor }, { token: quoteToken(ctx, id), ...said });
    for (let times = 0; times < 2; times++) await bookQuote(ctx, { type: "quote.accepted", quoteId: id });
    expect([await heldFor(ctx, "a quote"), await heldFor(ctx, "a booking")]).toEqual([0, 1]);
    expect(world.events.filter(({ type }) => type === "task.wanted")).toEqual([]);
  }));

describe("over HTTP", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test("twelve quotes sent at once for the last vehicle: one keeps it, all are sent", async () => {
    const { headers } = await site.as("admin");
    await openDatabase(site.pool)
      .insert(vehicles)
      .values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const journey = { ...aQuoteDraft().journey, pickup_date: soon(9).slice(0, 10) };
    const draft = { ...aQuoteDraft({ valid_until: soon(3), keeps_vehicle: true }), journey };
    const saved: unknown[] = [];
    for (let count = 0; count < 12; count++) {
      const created = await (await site.call("create-quote", {}, headers)).json();
      saved.push(await (await site.call("save-quote", { ...created, draft }, headers)).json());
    }
    const answers = await Promise.all(
      saved.map(async (quote) => (await site.call("send-quote", quote as object, headers)).json()),
    );
    expect(answers.map(({ state }) => state)).toEqual(Array(12).fill("sent"));
    expect(answers.filter(({ vehicle_kept_until }) => vehicle_kept_until !== null)).toHaveLength(1);
  });
});
