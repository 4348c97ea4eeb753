import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteOptions } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { aQuoteDraft, givenDraft } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { saveQuote } from "./save-quote.ts";

test("the server adds up a draft, whatever total the browser sends", () =>
  inTransaction(async (ctx) => {
    const { id } = await givenDraft(await asAdmin(ctx));
    const rows = ctx.db.select().from(quoteOptions).where(eq(quoteOptions.quoteId, id));
    const options = await rows.orderBy(quoteOptions.letter);
    expect(options.map(({ letter, totalCents }) => [letter, totalCents])).toEqual([
      ["A", 45_000],
      ["B", 150_000],
    ]);
  }));

test("a draft saved on an outdated row is refused, with the fresh one", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenDraft(clerk);
    expect(await saveQuote(clerk, { id, row_version: row_version - 1, draft: aQuoteDraft() })).toEqual(
      refuse("changed_meanwhile", { quote: { state: "draft", row_version, updated_at: testNow.toISOString() } }),
    );
  }));
