import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { quoteMoves, quotes } from "#db/schema/quotes.ts";
import { system, visitor } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { loseEnquiry, noteQuoteSent, winEnquiry } from "#features/crm/leads/server/follow-quote.ts";
import type { Context } from "#platform/context.ts";
import { givenQuote } from "#testing/builders/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listQuotes } from "../../builder/server/list-quotes.ts";
import { convertQuote } from "../../server/convert-quote.ts";
import { keepQuotes } from "../../server/keep-quotes.ts";
import { quoteToken } from "../../server/make-token.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { readQuote } from "./read-quote.ts";

const office = async (ctx: Context) => asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
const customer = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: visitor, now });
const clock = (ctx: Context, now: Date): Context => ({ ...ctx, actor: system, now });
const rowOf = async (ctx: Context, id: string) => (await ctx.db.select().from(quotes).where(eq(quotes.id, id)))[0];
const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

describe("accepting", () => {
  test("takes one option, once, with a name; the booking follows", () =>
    inTransaction(async (ctx, world) => {
      const clerk = await office(ctx);
      const { id, enquiryId } = await givenQuote(clerk);
      const token = quoteToken(ctx, id);
      const said = { token, option: "B", ...terms } as const;
      const first = await acceptQuote(customer(ctx), said);
      const reference = (await rowOf(ctx, id))?.bookingReference ?? "";
      expect(first).toEqual({
        ok: true,
        value: { booking_reference: reference, access_code: ctx.accessCodeFor(reference) },
      });
      expect(await acceptQuote(customer(ctx), said)).toEqual(first);
      expect(await acceptQuote(customer(ctx), { ...said, option: "A" })).toEqual(refuse("other_option_accepted"));
      expect(world.events.filter(({ type }) => type === "quote.accepted")).toHaveLength(1);
      expect(await rowOf(ctx, id)).toMatchObject({
        acceptedOption: "B",
        acceptedName: "Thandi Mokoena",
        termsVersion: "2026-11",
      });

      await noteQuoteSent(clock(ctx, testNow), { type: "quote.sent", quoteId: id });
      await winEnquiry(clock(ctx, testNow), { type: "quote.accepted", quoteId: id });
      expect(await ctx.db.select().from(enquiries).where(eq(enquiries.id, enquiryId))).toMatchObject([
        { state: "won" },
      ]);

      await convertQuote(clock(ctx, testNow), { type: "booking.created", reference });
      await convertQuote(clock(ctx, testNow), { type: "booking.created", reference });
      expect(await readQuote(customer(ctx), { token })).toMatchObject({
        value: { standing: "accepted", booking: { reference, is_ready: true } },
      });
      const moves = await ctx.db.select().from(quoteMoves).where(eq(quoteMoves.quoteId, id));
      expect(moves.map(({ toState }) => toState)).toEqual(["draft", "sent", "accepted", "converted"]);
    }));

  test.each([
    ["after its time", 73, "2026-11", "expired"],
    ["on terms that have changed", 1, "2020-01", "terms_changed"],
  ])("%s is refused", (_what, hours, terms_version, reason) =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await office(ctx));
      const late = customer(ctx, addHours(testNow, hours));
      const said = { token: quoteToken(ctx, id), option: "A", name: "Thandi", terms_version } as const;
      expect(await acceptQuote(late, said)).toMatchObject({ ok: false, reason });
    }),
  );
});

test("the office's list and counts show what was accepted, not what was cheapest", () =>
  inTransaction(async (ctx) => {
    const clerk = await office(ctx);
    const { id } = await givenQuote(clerk);
    const asked = { states: undefined, search: "" };
    expect(await listQuotes(clerk, asked)).toMatchObject({
      value: { quotes: [{ from_cents: 45_000, to_cents: 150_000 }], counts: [{ state: "sent", from_cents: 45_000 }] },
    });
    await acceptQuote(customer(ctx), { token: quoteToken(ctx, id), option: "B", ...terms });
    expect(await listQuotes(clerk, asked)).toMatchObject({
      value: {
        quotes: [{ from_cents: 150_000, to_cents: 150_000, options: 2 }],
        counts: [{ state: "accepted", from_cents: 150_000 }],
      },
    });
  }));

test("declining is told with its reason, and loses the enquiry", () =>
  inTransaction(async (ctx, world) => {
    const { id, enquiryId } = await givenQuote(await office(ctx));
    const said = { token: quoteToken(ctx, id), reason: "price", note: "" } as const;
    expect(await declineQuote(customer(ctx), said)).toEqual({ ok: true, value: { standing: "declined" } });
    await declineQuote(customer(ctx), said);
    expect(world.events.filter(({ type }) => type === "quote.declined")).toHaveLength(1);
    await loseEnquiry(clock(ctx, testNow), { type: "quote.declined", quoteId: id });
    expect(await ctx.db.select().from(enquiries).where(eq(enquiries.id, enquiryId))).toMatchObject([
      { state: "lost", lostReason: "price" },
    ]);
  }));

describe("the clock", () => {
  test("reminds at half time and four hours before the end, each once, and ends the quote", () =>
    inTransaction(async (ctx, world) => {
      const { id } = await givenQuote(await office(ctx));
      const at = (hours: number) => keepQuotes(clock(ctx, addHours(testNow, hours)));
      await at(1);
      expect(world.emails).toEqual([]);
      // Half time is 22:00 in Cape Town: the email waits for the morning.
      await at(36);
      expect(world.emails).toEqual([]);
      for (const hours of [46, 46, 60, 69.2, 69.3]) await at(hours);
      expect(world.emails.map(({ key }) => key)).toEqual([`quote-reminder:${id}:1`, `quote-reminder:${id}:2`]);
      await at(72);
      await at(72.1);
      expect(await rowOf(ctx, id)).toMatchObject({ state: "expired" });
      expect(world.emails).toHaveLength(2);
    }));
});
