import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { promoCodes } from "#db/schema/promos.ts";
import { quoteOptions } from "#db/schema/quotes.ts";
import { rand } from "#domain/money/money.ts";
import type { PromoCode } from "#domain/pricing/promo-code.ts";
import { localDate } from "#domain/time/local-time.ts";
import { type DraftOption, quoteDraft } from "#features/quotes/draft-contract.ts";
import type { Context } from "#platform/context.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { aQuoteDraft, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { acceptQuote } from "../../offer/server/accept-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { checkOptionPromo } from "./check-option-promo.ts";
import { saveQuote } from "./save-quote.ts";
import { sendQuote } from "./send-quote.ts";

const [sedan] = aQuoteDraft().options;
if (!sedan) throw new Error("The draft has no option.");
const coded = (changes: Partial<DraftOption> = {}) => ({ options: [{ ...sedan, promo_code: "wine 15", ...changes }] });

const checked = (ctx: Context, id: string, option: Partial<DraftOption> = {}) => {
  const { journey, customer_email } = aQuoteDraft();
  const { lines, discount_cents, promo_code } = { ...sedan, promo_code: "wine 15", ...option };
  return checkOptionPromo(ctx, { id, journey, customer_email, lines, discount_cents, promo_code });
};

describe("a promo code on an option", () => {
  test("takes its share of the lines after the discount, without tolls and extras beside the trip", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id } = await givenDraft(clerk);
      await aPromoCode(ctx);
      const line = { text: "Line", quantity: 1, vat_code: "EX12G" } as const;
      const lines = [
        { ...line, unit_cents: 45_000 },
        { ...line, unit_cents: 5_000, vat_code: "OOS" as const },
        { ...line, unit_cents: 10_000, beside: true },
      ];
      expect(await checked(clerk, id, { lines, discount_cents: 5_000 })).toMatchObject({
        value: { promo: { text: "Promo code WINE15, −15%", discount_cents: 6_000 }, problem: null },
      });
    }));

  test.each<[string, Partial<PromoCode>, RegExp]>([
    ["that is paused", { state: "paused" }, /no longer valid/],
    ["whose days are over", { bookUntil: localDate("2026-11-01") }, /no longer valid/],
    ["of another service", { services: ["day_tour"] }, /only for/],
    ["of another vehicle", { vehicleClasses: ["coach"] }, /only for a/],
    ["for other days of travel", { travelUntil: localDate("2026-11-24") }, /for trips until/],
    ["for higher prices", { leastCents: 50_000 }, /prices of R500/],
  ])("%s says so", (_what, changes, problem) =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id } = await givenDraft(clerk);
      await aPromoCode(ctx, changes);
      expect(await checked(clerk, id)).toMatchObject({
        value: { promo: null, problem: expect.stringMatching(problem) },
      });
    }),
  );

  test("that an accepted quote has used up says so, before it is a booking", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id } = await givenDraft(clerk);
      await aPromoCode(ctx, { limitTotal: 1 });
      const other = await givenQuote(clerk, { ...coded(), customer_email: "other@example.com" });
      const said = { option: "A", name: "Other", terms_version: "2026-11" } as const;
      await acceptQuote(asVisitor(ctx), { ...said, token: quoteToken(ctx, other.id) });
      expect(await checked(clerk, id)).toMatchObject({ value: { problem: expect.stringMatching(/used up/) } });
    }));

  test("needs a price and a date, and must be one of ours", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id } = await givenDraft(clerk);
      expect(await checked(clerk, id)).toMatchObject({ value: { problem: expect.stringMatching(/don’t know/) } });
      await aPromoCode(ctx);
      expect(await checked(clerk, id, { lines: [] })).toMatchObject({
        value: { problem: expect.stringMatching(/price/) },
      });
      const undated = { ...aQuoteDraft().journey, pickup_date: null };
      const input = { ...sedan, id, journey: undated, customer_email: "", promo_code: "WINE15" };
      expect(await checkOptionPromo(clerk, input)).toMatchObject({ value: { problem: expect.stringMatching(/date/) } });
    }));
});

describe("saving and sending", () => {
  const rowOf = async (ctx: Context, id: string) =>
    (await ctx.db.select().from(quoteOptions).where(eq(quoteOptions.quoteId, id)))[0];

  test("works the reduction out again, whatever the browser sends", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      await aPromoCode(ctx);
      const sent = await givenQuote(clerk, coded({ promo: { text: "Free", discount_cents: 45_000 } }));
      expect(await rowOf(ctx, sent.id)).toMatchObject({
        promoCode: "WINE15",
        promo: { code: "WINE15", share: 0.15 },
        promoCents: 6_750,
        totalCents: 38_250,
      });
    }));

  test("keeps a code that can’t be used in the draft, takes nothing off, and doesn’t send it", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const draft = await givenDraft(clerk, coded());
      expect(await rowOf(ctx, draft.id)).toMatchObject({ promoCode: "WINE15", promo: null, totalCents: 45_000 });
      expect(await sendQuote(clerk, draft)).toMatchObject({
        reason: "promo_refused",
        details: { text: "Option A: We don’t know this promo code. Check its spelling." },
      });
    }));

  test("sends the terms of that day: a code that was changed since the draft takes off what it says now", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id: promoId } = await aPromoCode(ctx);
      const draft = await givenDraft(clerk, coded());
      await ctx.db
        .update(promoCodes)
        .set({ share: null, amount: rand(100) })
        .where(eq(promoCodes.id, promoId));
      expect(await sendQuote(clerk, draft)).toMatchObject({ ok: true });
      expect(await rowOf(ctx, draft.id)).toMatchObject({ promoCents: 10_000, totalCents: 35_000 });
    }));

  test("without a code takes nothing off", () =>
    inTransaction(async (ctx) => {
      const clerk = await asAdmin(ctx);
      const { id, row_version } = await givenDraft(clerk, coded());
      const draft = quoteDraft.parse({ ...aQuoteDraft(), ...coded({ promo_code: "" }) });
      await saveQuote(clerk, { id, row_version, draft });
      expect(await rowOf(ctx, id)).toMatchObject({ promoCode: "", promo: null, promoCents: 0, totalCents: 45_000 });
    }));
});
