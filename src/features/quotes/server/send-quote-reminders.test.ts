import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin, asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expireQuotes } from "./expire-quotes.ts";
import { sendQuoteReminders } from "./send-quote-reminders.ts";

test("a customer gets reminders at half time and four hours before the end, once each, and by day", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    const at = (hours: number) => sendQuoteReminders(asSystem(ctx, addHours(testNow, hours)));
    await at(1);
    expect(world.emails).toEqual([]);
    // Half time is 22:00 in Cape Town: the email waits for the morning.
    await at(36);
    expect(world.emails).toEqual([]);
    for (const hours of [46, 46, 60, 69.2, 69.3]) await at(hours);
    expect(world.emails.map(({ key }) => key)).toEqual([`quote-reminder:${id}:1`, `quote-reminder:${id}:2`]);
  }));

test("there is no reminder for an expired quote", () =>
  inTransaction(async (ctx, world) => {
    await givenQuote(await asAdmin(ctx));
    const late = asSystem(ctx, addHours(testNow, 72.1));
    await expireQuotes(late);
    await sendQuoteReminders(late);
    expect(world.emails).toEqual([]);
  }));
