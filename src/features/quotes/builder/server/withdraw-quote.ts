import type { EventOf } from "#domain/events.ts";
import { quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveQuote, standingOf } from "../../server/move-quote.ts";
import { lockQuotesOf } from "../../server/quote-store.ts";
import type { quoteBuilderContract } from "../contract.ts";

/** Takes a quote back. */
export async function withdrawQuote(ctx: Context, asked: ParsedOf<typeof quoteBuilderContract.withdrawQuote>) {
  const { id, row_version: rowVersion, reason } = asked;
  const moved = await moveQuote(ctx, { id, rowVersion, to: "withdrawn", reason });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "quote.withdrawn", quoteId: id });
  return standingOf(moved.value);
}

/** A booking that is no more needs no quote. */
export async function withdrawQuotesOf(
  ctx: Context,
  event: EventOf<"booking.declined" | "booking.cancelled">,
): Promise<void> {
  if (event.type === "booking.cancelled" && !event.isWhole) return;
  for (const { id, state } of await lockQuotesOf(ctx.db, event.reference)) {
    if (!quoteLifecycle.can(state, "withdrawn")) continue;
    await moveQuote(ctx, { id, to: "withdrawn", reason: event.type });
    await ctx.emit({ type: "quote.withdrawn", quoteId: id });
  }
}
