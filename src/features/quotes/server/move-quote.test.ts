import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { auditLog } from "#db/schema/platform.ts";
import { quoteOptions, quotes, quoteViews } from "#db/schema/quotes.ts";
import { system, visitor } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noteQuoteSent } from "#features/crm/leads/server/follow-quote.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { aQuoteDraft, givenDraft, givenQuote } from "#testing/builders/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/an-account.ts";
import { anEnquiry } from "#testing/builders/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createQuote } from "../builder/server/create-quote.ts";
import { quoteAtOnce } from "../builder/server/quote-at-once.ts";
import { readQuoteDetails } from "../builder/server/read-quote-details.ts";
import { duplicateQuote, reviseQuote } from "../builder/server/revise-quote.ts";
import { saveQuote } from "../builder/server/save-quote.ts";
import { sendQuote } from "../builder/server/send-quote.ts";
import { withdrawQuote } from "../builder/server/withdraw-quote.ts";
import { acceptQuote } from "../offer/server/accept-quote.ts";
import { readQuote } from "../offer/server/read-quote.ts";
import { quoteToken } from "./make-token.ts";
import { sendQuoteEmail } from "./write-emails.ts";

const office = async (ctx: Context) => asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
const customer = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: visitor, now });
const clock = (ctx: Context, now: Date): Context => ({ ...ctx, actor: system, now });
const rowOf = async (ctx: Context, id: string) => (await ctx.db.select().from(quotes).where(eq(quotes.id, id)))[0];
const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

describe("a new quote", () => {
  test("for an enquiry knows who asked, and has the next number of the month", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const first = await givenDraft(clerk);
      const second = await givenDraft(clerk);
      expect(await rowOf(ctx, first.id)).toMatchObject({ number: "Q-2611-00001", version: 1, state: "draft" });
      expect(await rowOf(ctx, second.id)).toMatchObject({ number: "Q-2611-00002", enquiryId: second.enquiryId });
    }));

  test("for an enquiry shows the office what was asked, and the customer never", () =>
    inTransaction(async (ctx) => {
      const enquiry = anEnquiry({ message: "Do you take surfboards?" });
      await ctx.db.insert(enquiries).values(enquiry);
      const made = await createQuote(await office(ctx), { enquiry_id: enquiry.id });
      if (!made.ok) throw new Error(made.reason);
      expect(await rowOf(ctx, made.value.id)).toMatchObject({ internalNote: "Asked: Do you take surfboards?" });
    }));

  test("for a booking request has the tariff's price, and the request's own reference", () =>
    inTransaction(async (ctx) => {
      const booking = aBooking();
      await ctx.db.insert(bookings).values(booking);
      const made = await createQuote(await office(ctx), { booking_id: booking.id });
      if (!made.ok) throw new Error(made.reason);
      expect(await rowOf(ctx, made.value.id)).toMatchObject({
        bookingReference: booking.reference,
        customerName: "Thandi Mokoena",
        validUntil: addHours(testNow, 72),
      });
      const [option] = await ctx.db.select().from(quoteOptions);
      expect(option?.totalCents).toBeGreaterThan(0);
      expect(await createQuote(await office(ctx), { booking_id: booking.id })).toEqual(
        refuse("has_quote", { id: made.value.id }),
      );
    }));

  test("for a booking that is confirmed is refused", () =>
    inTransaction(async (ctx) => {
      const booking = aBooking({ state: "confirmed" });
      await ctx.db.insert(bookings).values(booking);
      expect(await createQuote(await office(ctx), { booking_id: booking.id })).toMatchObject(refuse("not_possible"));
    }));

  test("never holds longer than until twelve hours before the pickup", () =>
    inTransaction(async (ctx) => {
      const booking = aBooking({ pickupAt: addHours(testNow, 30) });
      await ctx.db.insert(bookings).values(booking);
      const sent = await quoteAtOnce(await office(ctx), { booking_id: booking.id });
      expect(sent).toMatchObject({ value: { state: "sent" } });
      expect(await ctx.db.select().from(quotes)).toMatchObject([{ validUntil: addHours(testNow, 18) }]);
    }));

  test("for a pickup in a few hours is not sent", () =>
    inTransaction(async (ctx) => {
      const booking = aBooking({ pickupAt: addHours(testNow, 5) });
      await ctx.db.insert(bookings).values(booking);
      expect(await quoteAtOnce(await office(ctx), { booking_id: booking.id })).toEqual(refuse("pickup_too_near"));
    }));
});

describe("a draft", () => {
  test("is added up here, whatever the browser thinks", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenDraft(await office(ctx));
      const options = await ctx.db.select().from(quoteOptions).where(eq(quoteOptions.quoteId, id));
      expect(options.map(({ letter, totalCents }) => [letter, totalCents])).toEqual([
        ["A", 45_000],
        ["B", 150_000],
      ]);
    }));

  test("saved on an older row is refused with the fresh one", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id, row_version } = await givenDraft(clerk);
      expect(await saveQuote(clerk, { id, row_version: row_version - 1, draft: aQuoteDraft() })).toEqual(
        refuse("changed_meanwhile", { quote: { state: "draft", row_version, updated_at: testNow.toISOString() } }),
      );
    }));

  test.each([
    ["no address", { customer_email: "" }, ["customer_email"]],
    ["no day", { journey: { ...aQuoteDraft().journey, pickup_date: null } }, ["pickup_date"]],
    ["no option", { options: [] }, ["options"]],
    [
      "an option for nothing",
      { options: [{ letter: "A", title: "Gift", description: "", lines: [], discount_cents: 0, cost_cents: 0 }] },
      ["price"],
    ],
  ] as const)("with %s is not sent", (_what, changes, missing) =>
    inTransaction(async (ctx, world) => {
      const clerk = await office(ctx);
      const draft = await givenDraft(clerk, changes as Parameters<typeof givenDraft>[1]);
      expect(await sendQuote(clerk, draft)).toEqual(refuse("incomplete", { missing }));
      expect(world.events).toEqual([]);
    }),
  );

  test("opens for the office and for nobody else", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id } = await givenDraft(clerk);
      const token = quoteToken(ctx, id);
      expect(await readQuote(clerk, { token })).toMatchObject({ value: { standing: "draft", is_preview: true } });
      expect(await readQuote(customer(ctx), { token })).toEqual(refuse("not_found"));
    }));
});

describe("a sent quote", () => {
  test("is told, answers the enquiry, and cannot be changed any more", () =>
    inTransaction(async (ctx, world) => {
      const clerk = await office(ctx);
      const { id, row_version } = await givenQuote(clerk);
      expect(world.events).toEqual([{ type: "quote.sent", quoteId: id }]);
      await noteQuoteSent(clock(ctx, testNow), { type: "quote.sent", quoteId: id });
      expect(await ctx.db.select().from(enquiries)).toMatchObject([{ state: "quoted", answeredAt: testNow }]);
      expect(await saveQuote(clerk, { id, row_version, draft: aQuoteDraft() })).toMatchObject(refuse("not_possible"));
      const audited = await ctx.db.select({ action: auditLog.action }).from(auditLog);
      expect(audited.map(({ action }) => action)).toContain("quote.sent");
    }));

  test("goes out as one letter with the link and every option", () =>
    inTransaction(async (ctx, world) => {
      const { id } = await givenQuote(await office(ctx));
      await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
      expect(world.emails).toMatchObject([{ key: `quote:${id}`, to: "thandi@example.com", template: "quote" }]);
      const { render, toPlainText } = await import("@react-email/render");
      const text = toPlainText(await render(world.emails[0]?.content));
      expect(text).toContain(`/quote?q=${quoteToken(ctx, id)}`);
      expect(text).toContain("Sedan with a guide, R1\u00a0500");
    }));

  test("is seen once by the customer who looks twice, and not by the office", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id } = await givenQuote(clerk);
      const token = quoteToken(ctx, id);
      await readQuote(clerk, { token });
      expect(await rowOf(ctx, id)).toMatchObject({ state: "sent", views: 0, firstViewedAt: null });
      const seen = await readQuote(customer(ctx), { token });
      expect(seen).toMatchObject({
        value: { standing: "open", is_preview: false, options: [{}, { vat_cents: 14_062 }] },
      });
      await readQuote(customer(ctx, addHours(testNow, 0.1)), { token });
      expect(await rowOf(ctx, id)).toMatchObject({ state: "viewed", views: 1, firstViewedAt: testNow });
      await readQuote(customer(ctx, addHours(testNow, 1)), { token });
      expect(await rowOf(ctx, id)).toMatchObject({ views: 2 });
      expect(await ctx.db.$count(quoteViews)).toBe(2);
      expect(await readQuoteDetails(clerk, { id })).toMatchObject({ value: { views: 2, latest_views: [{}, {}] } });
    }));

  test("tells nobody what it costs us", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await office(ctx), { internal_note: "Ask for more next time." });
      const shown = JSON.stringify(await readQuote(customer(ctx), { token: quoteToken(ctx, id) }));
      expect(shown).not.toContain("cost");
      expect(shown).not.toContain("Ask for more");
    }));

  test("that is revised says so on its old link, and its time begins anew", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id, row_version } = await givenQuote(clerk, { valid_until: addHours(testNow, 6).toISOString() });
      const next = await reviseQuote(clerk, { id, row_version });
      if (!next.ok) throw new Error(next.reason);
      const token = quoteToken(ctx, id);
      expect(await readQuote(customer(ctx), { token })).toMatchObject({
        value: { standing: "superseded", newer_token: null },
      });
      expect(await rowOf(ctx, next.value.id)).toMatchObject({ number: "Q-2611-00001", version: 2, state: "draft" });
      expect(await ctx.db.$count(quoteOptions, eq(quoteOptions.quoteId, next.value.id))).toBe(2);
      expect((await rowOf(ctx, next.value.id))?.validUntil).toEqual(addHours(testNow, 72));
      await sendQuote(clerk, next.value);
      expect(await readQuote(customer(ctx), { token })).toMatchObject({
        value: { newer_token: quoteToken(ctx, next.value.id) },
      });
      expect(await acceptQuote(customer(ctx), { token, option: "A", ...terms })).toMatchObject(refuse("not_open"));
    }));

  test("that is withdrawn shows no price any more", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id, row_version } = await givenQuote(clerk);
      await withdrawQuote(clerk, { id, row_version, reason: "No vehicle left" });
      expect(await readQuote(customer(ctx), { token: quoteToken(ctx, id) })).toMatchObject({
        value: { standing: "withdrawn", options: [] },
      });
    }));

  test("that is duplicated leads to a booking of its own", () =>
    inTransaction(async (ctx) => {
      const clerk = await office(ctx);
      const { id } = await givenQuote(clerk);
      const copy = await duplicateQuote(clerk, { id });
      if (!copy.ok) throw new Error(copy.reason);
      const [first, second] = [await rowOf(ctx, id), await rowOf(ctx, copy.value.id)];
      expect(second).toMatchObject({ number: "Q-2611-00002", version: 1, state: "draft", title: first?.title });
      expect(second?.bookingReference).not.toBe(first?.bookingReference);
    }));
});
