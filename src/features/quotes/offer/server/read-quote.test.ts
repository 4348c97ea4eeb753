import { expect, test } from "vitest";
import { quoteViews } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { findQuoteRow, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readQuoteDetails } from "../../builder/server/read-quote-details.ts";
import { quoteToken } from "../../server/make-token.ts";
import { readQuote } from "./read-quote.ts";

test("only our team can open a draft", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id } = await givenDraft(clerk);
    const token = quoteToken(ctx, id);
    expect(await readQuote(clerk, { token })).toMatchObject({ value: { standing: "draft", is_preview: true } });
    expect(await readQuote(asVisitor(ctx), { token })).toEqual(refuse("not_found"));
  }));

test("two views by one customer count once, and our team’s views do not count", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id } = await givenQuote(clerk);
    const token = quoteToken(ctx, id);
    await readQuote(clerk, { token });
    expect(await findQuoteRow(ctx, id)).toMatchObject({ state: "sent", views: 0, firstViewedAt: null });
    const seen = await readQuote(asVisitor(ctx), { token });
    expect(seen).toMatchObject({
      value: { standing: "open", is_preview: false, options: [{}, { vat_cents: 14_062 }] },
    });
    await readQuote(asVisitor(ctx, addHours(testNow, 0.1)), { token });
    expect(await findQuoteRow(ctx, id)).toMatchObject({ state: "viewed", views: 1, firstViewedAt: testNow });
    await readQuote(asVisitor(ctx, addHours(testNow, 1)), { token });
    expect(await findQuoteRow(ctx, id)).toMatchObject({ views: 2 });
    expect(await ctx.db.$count(quoteViews)).toBe(2);
    expect(await readQuoteDetails(clerk, { id })).toMatchObject({ value: { views: 2, latest_views: [{}, {}] } });
  }));

test("a quote never shows its cost", () =>
  inTransaction(async (ctx) => {
    const { id } = await givenQuote(await asAdmin(ctx), { internal_note: "Ask for more next time." });
    const shown = JSON.stringify(await readQuote(asVisitor(ctx), { token: quoteToken(ctx, id) }));
    expect(shown).not.toContain("cost");
    expect(shown).not.toContain("Ask for more");
  }));
