import { expect, test } from "vitest";
import { aQuoteDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteToken } from "./make-token.ts";
import { sendQuoteEmail } from "./send-quote-email.ts";

test("a quote is sent as one email with the link and every option", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
    expect(world.emails).toMatchObject([{ key: `quote:${id}`, to: "thandi@example.com", template: "quote" }]);
    const { render, toPlainText } = await import("@react-email/render");
    const text = toPlainText(await render(world.emails[0]?.content));
    expect(text).toContain(`/quote?q=${quoteToken(ctx, id)}`);
    expect(text).toContain("Sedan with a guide, R1\u00a0500");
  }));

test("the email lists the child seats", () =>
  inTransaction(async (ctx, world) => {
    const seats = { child_seats: 2, child_seat_sizes: { infant_seat: 1, booster_seat: 1 } };
    const { id } = await givenQuote(await asAdmin(ctx), { journey: { ...aQuoteDraft().journey, ...seats } });
    await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
    const { render, toPlainText } = await import("@react-email/render");
    expect(toPlainText(await render(world.emails[0]?.content))).toContain("2 (1 infant, 1 booster)");
  }));
