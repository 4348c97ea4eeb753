import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quotes } from "#db/schema/quotes.ts";
import { figureEntries } from "#db/schema/revenue.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { countQuote } from "./count-quote.ts";

test("a quote is open until declined, worth its most expensive option, and counted once however often its event arrives", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { name: "Naledi", email: "office@example.com", roles: ["admin"] });
    const { id } = await givenQuote(ctx);
    const counted = async () =>
      (await ctx.db.select().from(figureEntries).where(eq(figureEntries.measure, "quote"))).map((row) => [
        row.outcome,
        row.cents,
      ]);
    await countQuote(ctx, { quoteId: id });
    expect(await counted()).toEqual([["open", 150_000]]);
    await ctx.db.update(quotes).set({ state: "declined" }).where(eq(quotes.id, id));
    await countQuote(ctx, { quoteId: id });
    await countQuote(ctx, { quoteId: id });
    expect(await counted()).toEqual([["declined", 150_000]]);
    await expectKeptRevenue(ctx);
  }));
