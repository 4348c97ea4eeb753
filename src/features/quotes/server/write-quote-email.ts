import { createElement } from "react";
import type { Context } from "#platform/context.ts";
import { QuoteEmail, quoteWords } from "./emails/quote-email.tsx";
import { quoteToken } from "./make-token.ts";
import type { QuoteRow } from "./quote-store.ts";
import { showQuote } from "./show-quote.ts";
import { findCompany } from "./views.ts";

/** An email with a quote’s link and content. */
export async function writeQuoteEmail(
  ctx: Context,
  quote: QuoteRow,
  about: "sent" | "reminder",
  key: string,
): Promise<void> {
  const company = await findCompany(ctx.db);
  const shown = await showQuote(ctx, quote, true);
  const link = `${ctx.siteUrl}/quote?q=${quoteToken(ctx, quote.id)}`;
  await ctx.mail({
    key,
    template: about === "sent" ? "quote" : "quote-reminder",
    to: quote.customerEmail,
    about: `booking:${quote.bookingReference}`,
    subject:
      about === "sent"
        ? quoteWords.subject_if_about_sent({ number: quote.number, title: quote.title })
        : quoteWords.subject({ number: quote.number }),
    content: createElement(QuoteEmail, { quote: shown, link, company, isReminder: about === "reminder" }),
  });
}
