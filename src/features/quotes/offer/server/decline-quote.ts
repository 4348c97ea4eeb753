import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveQuote } from "../../server/move-quote.ts";
import { standingAt } from "../../server/show-quote.ts";
import type { quotesContract } from "../contract.ts";
import { findQuoteByToken } from "./find-quote-by-token.ts";

/** The customer declines, with a reason. */
export async function declineQuote(
  ctx: Context,
  { token, reason, note }: ParsedOf<typeof quotesContract.declineQuote>,
) {
  const quote = await findQuoteByToken(ctx, token);
  if (!quote.ok) return quote;
  const standing = standingAt(quote.value, ctx.now);
  if (standing === "declined") return accept({ standing });
  if (standing !== "open") return refuse("not_open", { standing });

  const changes = { declineReason: reason, declineNote: note || null };
  const moved = await moveQuote(ctx, { id: quote.value.id, to: "declined", reason, changes });
  if (!moved.ok) return refuse("not_open", { standing });
  await ctx.emit({ type: "quote.declined", quoteId: quote.value.id });
  return accept({ standing: "declined" as const });
}
