import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quotes } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { loseQuote } from "./lose-quote.ts";

test.each([
  ["sent", "declined", "quote.declined"],
  ["draft", "withdrawn", "quote.withdrawn"],
] as const)("a quote that is %s and marked as lost is %s", (from, to, event) =>
  inTransaction(async (ctx, world) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(clerk);
    await ctx.db.update(quotes).set({ state: from }).where(eq(quotes.id, id));
    const lost = await loseQuote(clerk, { id, row_version, reason: "price", note: "A cousin drives them" });
    expect(lost).toMatchObject({ value: { state: to } });
    expect(world.events).toContainEqual({ type: event, quoteId: id });
    const [row] = await ctx.db.select().from(quotes);
    expect(row).toMatchObject({ declineReason: "price", declineNote: "A cousin drives them" });
  }),
);

test("an expired quote can’t be marked as lost, nor one that a colleague has just changed", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(clerk);
    const lose = (version: number) => loseQuote(clerk, { id, row_version: version, reason: "other", note: "" });
    expect(await lose(row_version - 1)).toMatchObject(refuse("changed_meanwhile"));
    await ctx.db.update(quotes).set({ state: "expired" }).where(eq(quotes.id, id));
    expect(await lose(row_version)).toMatchObject(refuse("not_possible"));
  }));
