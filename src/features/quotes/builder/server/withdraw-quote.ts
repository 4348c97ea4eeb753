import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveQuote, standingOf } from "../../server/move-quote.ts";
import type { quoteBuilderContract } from "../contract.ts";

/** Withdraws a quote. */
export async function withdrawQuote(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.withdrawQuote>) {
  const { id, row_version: rowVersion, reason } = input;
  const moved = await moveQuote(ctx, { id, rowVersion, to: "withdrawn", reason });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "quote.withdrawn", quoteId: id });
  return standingOf(moved.value);
}
