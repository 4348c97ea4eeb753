import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { QuoteEmail } from "./emails/quote-email.tsx";
import { quoteToken } from "./make-token.ts";
import type { QuoteRow } from "./quote-store.ts";
import { showQuote } from "./show-quote.ts";
import { findCompany, findQuote } from "./views.ts";

/** Sends the customer the link to a quote, with what it offers. */
export async function sendQuoteEmail(ctx: Context, { quoteId }: EventOf<"quote.sent">): Promise<void> {
  const quote = await findQuote(ctx.db, quoteId);
  if (quote) await write(ctx, quote, "sent", `quote:${quote.id}`);
}

/** Reminds the customer, once for each reason. */
export const writeReminder = (ctx: Context, quote: QuoteRow, which: number): Promise<void> =>
  write(ctx, quote, "reminder", `quote-reminder:${quote.id}:${which}`);

async function write(ctx: Context, quote: QuoteRow, about: "sent" | "reminder", key: string): Promise<void> {
  const company = await findCompany(ctx.db);
  const shown = await showQuote(ctx, quote, true);
  const link = `${ctx.siteUrl}/quote?q=${quoteToken(ctx, quote.id)}`;
  await ctx.mail({
    key,
    template: about === "sent" ? "quote" : "quote-reminder",
    to: quote.customerEmail,
    about: `booking:${quote.bookingReference}`,
    subject: about === "sent" ? `Your quote ${quote.number}: ${quote.title}` : `Your quote ${quote.number} ends soon`,
    content: createElement(QuoteEmail, { quote: shown, link, company, isReminder: about === "reminder" }),
  });
}
