import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findQuote } from "./views.ts";
import { writeQuoteEmail } from "./write-quote-email.ts";

export async function sendQuoteEmail(ctx: Context, { quoteId }: EventOf<"quote.sent">): Promise<void> {
  const quote = await findQuote(ctx.db, quoteId);
  if (quote) await writeQuoteEmail(ctx, quote, "sent", `quote:${quote.id}`);
}
