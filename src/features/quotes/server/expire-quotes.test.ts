import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { findQuoteRow, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expireQuotes } from "./expire-quotes.ts";

test("a quote expires on time, once", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    const at = (hours: number) => expireQuotes(asSystem(ctx, addHours(testNow, hours)));
    await at(71.9);
    expect(await findQuoteRow(ctx, id)).toMatchObject({ state: "sent" });
    await at(72);
    await at(72.1);
    expect(await findQuoteRow(ctx, id)).toMatchObject({ state: "expired" });
    expect(world.events.filter(({ type }) => type === "quote.expired")).toHaveLength(1);
  }));
