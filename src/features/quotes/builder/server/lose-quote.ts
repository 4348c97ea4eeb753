import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockedQuote, moveQuote, standingOf } from "../../server/move-quote.ts";
import type { quoteBuilderContract } from "../contract.ts";

/** Records a customer’s refusal. A draft that was never sent is withdrawn instead. */
export async function loseQuote(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.loseQuote>) {
  const { id, row_version: rowVersion, reason, note } = input;
  const quote = await lockedQuote(ctx, { id, rowVersion });
  if (!quote.ok) return quote;
  const isDraft = quote.value.state === "draft";
  const changes = { declineReason: reason, declineNote: note || null };
  const moved = await moveQuote(ctx, { id, rowVersion, to: isDraft ? "withdrawn" : "declined", reason, changes });
  if (!moved.ok) return moved;
  await ctx.emit({ type: isDraft ? "quote.withdrawn" : "quote.declined", quoteId: id });
  return standingOf(moved.value);
}
