import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { findQuoteRow, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { acceptQuote } from "../../offer/server/accept-quote.ts";
import { readQuote } from "../../offer/server/read-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { reviseQuote } from "./revise-quote.ts";
import { sendQuote } from "./send-quote.ts";

const terms = { name: "Thandi Mokoena", terms_version: "2026-11" };

test("a revised quote says so on its old link, and its validity restarts", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(clerk, { valid_until: addHours(testNow, 6).toISOString() });
    const next = await reviseQuote(clerk, { id, row_version });
    if (!next.ok) throw new Error(next.reason);
    const token = quoteToken(ctx, id);
    expect(await readQuote(asVisitor(ctx), { token })).toMatchObject({
      value: { standing: "superseded", newer_token: null },
    });
    expect(await findQuoteRow(ctx, next.value.id)).toMatchObject({
      number: "Q-2611-00001",
      version: 2,
      state: "draft",
    });
    expect(await ctx.db.$count(quoteOptions, eq(quoteOptions.quoteId, next.value.id))).toBe(2);
    expect((await findQuoteRow(ctx, next.value.id))?.validUntil).toEqual(addHours(testNow, 72));
    await sendQuote(clerk, next.value);
    expect(await readQuote(asVisitor(ctx), { token })).toMatchObject({
      value: { newer_token: quoteToken(ctx, next.value.id) },
    });
    expect(await acceptQuote(asVisitor(ctx), { token, option: "A", ...terms })).toMatchObject(refuse("not_open"));
  }));

test("a draft has no next version", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id, row_version } = await givenDraft(admin);
    expect(await reviseQuote(admin, { id, row_version })).toMatchObject(refuse("not_possible"));
    expect(await ctx.db.$count(quotes)).toBe(1);
  }));
