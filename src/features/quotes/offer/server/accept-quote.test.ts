import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { promoCodes } from "#db/schema/promos.ts";
import { quoteMoves } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { noteQuoteSent } from "#features/crm/leads/server/note-quote-sent.ts";
import { winEnquiry } from "#features/crm/leads/server/win-enquiry.ts";
import { listPromoCodes } from "#features/promos/server/list-promo-codes.ts";
import type { Context } from "#platform/context.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { aQuoteDraft, findQuoteRow, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { convertQuote } from "../../server/convert-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { acceptQuote } from "./accept-quote.ts";
import { readQuote } from "./read-quote.ts";

const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

describe("accepting", () => {
  test("takes one option once, with a name, and the booking follows", () =>
    inTransaction(async (ctx, world) => {
      const clerk = await asAdmin(ctx);
      const { id, enquiryId } = await givenQuote(clerk);
      const token = quoteToken(ctx, id);
      const said = { token, option: "B", ...terms } as const;
      const first = await acceptQuote(asVisitor(ctx), said);
      const reference = (await findQuoteRow(ctx, id))?.bookingReference ?? "";
      expect(first).toEqual({
        ok: true,
        value: { booking_reference: reference, access_code: ctx.accessCodeFor(reference) },
      });
      expect(await acceptQuote(asVisitor(ctx), said)).toEqual(first);
      expect(await acceptQuote(asVisitor(ctx), { ...said, option: "A" })).toEqual(refuse("other_option_accepted"));
      expect(world.events.filter(({ type }) => type === "quote.accepted")).toHaveLength(1);
      expect(await findQuoteRow(ctx, id)).toMatchObject({
        acceptedOption: "B",
        acceptedName: "Thandi Mokoena",
        termsVersion: "2026-11",
      });

      await noteQuoteSent(asSystem(ctx), { type: "quote.sent", quoteId: id });
      await winEnquiry(asSystem(ctx), { type: "quote.accepted", quoteId: id });
      expect(await ctx.db.select().from(enquiries).where(eq(enquiries.id, enquiryId))).toMatchObject([
        { state: "won" },
      ]);

      await convertQuote(asSystem(ctx), { type: "booking.created", reference });
      await convertQuote(asSystem(ctx), { type: "booking.created", reference });
      expect(await readQuote(asVisitor(ctx), { token })).toMatchObject({
        value: { standing: "accepted", booking: { reference, is_ready: true } },
      });
      const rows = ctx.db.select().from(quoteMoves).where(eq(quoteMoves.quoteId, id));
      const moves = await rows.orderBy(quoteMoves.id);
      expect(moves.map(({ toState }) => toState)).toEqual(["draft", "sent", "accepted", "converted"]);
    }));

  test.each([
    ["after its time", 73, "2026-11", "expired"],
    ["on terms that have changed", 1, "2020-01", "terms_changed"],
  ])("%s is refused", (_what, hours, terms_version, reason) =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await asAdmin(ctx));
      const late = asVisitor(ctx, addHours(testNow, hours));
      const said = { token: quoteToken(ctx, id), option: "A", name: "Thandi", terms_version } as const;
      expect(await acceptQuote(late, said)).toMatchObject({ ok: false, reason });
    }),
  );
});

describe("accepting an option with a promo code", () => {
  const withCode = (email: string) => {
    const options = aQuoteDraft().options.map((option) => ({ ...option, promo_code: "WINE15" }));
    return { customer_email: email, options };
  };
  const accepted = (ctx: Context, id: string) =>
    acceptQuote(asVisitor(ctx), { token: quoteToken(ctx, id), option: "A", ...terms });

  test("uses the code, and is refused with the reason once others were faster", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      await aPromoCode(ctx, { limitTotal: 1 });
      const [first, second] = [
        await givenQuote(clerk, withCode("first@example.com")),
        await givenQuote(clerk, withCode("second@example.com")),
      ];
      expect(await accepted(ctx, first.id)).toMatchObject({ ok: true });
      expect(await listPromoCodes(ctx), "before there is a booking").toMatchObject({
        value: { promos: [{ uses: 1 }] },
      });
      expect(await accepted(ctx, second.id)).toMatchObject({
        reason: "promo_refused",
        details: { text: "This promo code has been used up. Please ask us for a new quote." },
      });
    }));

  test("once per customer, and not by another option without the code", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      await aPromoCode(ctx, { limitEach: 1 });
      const [first, second] = [
        await givenQuote(clerk, withCode("thandi@example.com")),
        await givenQuote(clerk, withCode("THANDI@example.com")),
      ];
      expect(await accepted(ctx, first.id)).toMatchObject({ ok: true });
      expect(await accepted(ctx, second.id)).toMatchObject({ reason: "promo_refused" });
      const plain = await givenQuote(clerk);
      expect(await accepted(ctx, plain.id)).toMatchObject({ ok: true });
    }));

  test("keeps the promise of a code that was paused since", () =>
    inTransaction(async (ctx) => {
      const { id } = await aPromoCode(ctx);
      const quote = await givenQuote(await asAdmin(ctx), withCode("thandi@example.com"));
      await ctx.db.update(promoCodes).set({ state: "paused" }).where(eq(promoCodes.id, id));
      expect(await accepted(ctx, quote.id)).toMatchObject({ ok: true });
      expect(await readQuote(asVisitor(ctx), { token: quoteToken(ctx, quote.id) })).toMatchObject({
        value: { options: [{ total_cents: 38_250, promo: { text: "Promo code WINE15, −15%" } }, {}] },
      });
    }));
});
