import { expect, test } from "vitest";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { quoteToken } from "./make-token.ts";
import { sendQuoteEmail } from "./send-quote-email.ts";

test("a quote goes out as one email with the link and every option", () =>
  inTransaction(async (ctx, world) => {
    const { id } = await givenQuote(await asAdmin(ctx));
    await sendQuoteEmail(ctx, { type: "quote.sent", quoteId: id });
    expect(world.emails).toMatchObject([{ key: `quote:${id}`, to: "thandi@example.com", template: "quote" }]);
    const { render, toPlainText } = await import("@react-email/render");
    const text = toPlainText(await render(world.emails[0]?.content));
    expect(text).toContain(`/quote?q=${quoteToken(ctx, id)}`);
    expect(text).toContain("Sedan with a guide, R1\u00a0500");
  }));
