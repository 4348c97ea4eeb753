import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { moveQuote } from "../../server/move-quote.ts";
import { insertView, type QuoteRow } from "../../server/quote-store.ts";
import { showQuote, standingAt } from "../../server/show-quote.ts";
import { findQuoteByToken, isStaff } from "./find-quote-by-token.ts";

/** Opens a quote by its link. A customer’s view is counted, our team’s is not. */
export async function readQuote(ctx: Context, { token }: { token: string }) {
  const result = await findQuoteByToken(ctx, token);
  if (!result.ok) return result;
  const isPreview = isStaff(ctx);
  const quote = isPreview ? result.value : await counted(ctx, result.value);
  return accept(await showQuote(ctx, quote, isPreview));
}

async function counted(ctx: Context, quote: QuoteRow): Promise<QuoteRow> {
  if (standingAt(quote, ctx.now) !== "open") return quote;
  const { address: ip, userAgent } = ctx.caller;
  await insertView(ctx.db, {
    id: ctx.newId(),
    quoteId: quote.id,
    viewedAt: ctx.now,
    ip,
    userAgent: userAgent.slice(0, 300),
  });
  if (quote.state !== "sent") return quote;
  const moved = await moveQuote(ctx, { id: quote.id, to: "viewed" });
  return moved.ok ? moved.value : quote;
}
