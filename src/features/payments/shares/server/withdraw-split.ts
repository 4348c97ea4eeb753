import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, RefusalOf } from "#platform/contract.ts";
import { endAttempts, untouched } from "../../server/end-attempts.ts";
import type { Opening } from "../../server/open-payment.ts";
import { findSplit } from "../../server/split-views.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import type { sharesContract } from "../contract.ts";
import { describeBill } from "./describe-bill.ts";
import { endSplit } from "./store.ts";

type Withdraw = typeof sharesContract.withdrawSplit;

/** Ends a split: unused links become invalid, and the booker owes the rest. */
export async function withdrawSplit(
  ctx: Context,
  opening: Opening,
): Promise<Result<OutputOf<Withdraw>, RefusalOf<Withdraw>>> {
  const opened = await ctx.bookings.open(ctx, opening);
  if (!opened.ok) return opened;
  const { id: bookingId } = opened.value;
  const attempts = (await lockPaymentsOf(ctx.db, bookingId)).filter(({ shareId }) => shareId !== null);
  const split = await findSplit(ctx.db, bookingId);
  if (!split || split.split.endedAt !== null) return refuse("not_split");
  if (attempts.some(({ state }) => state === "processing")) return refuse("being_processed");
  await endAttempts(ctx, attempts, { states: untouched, to: "cancelled", reason: "the split was withdrawn" });
  await endSplit(ctx.db, split.split.id, ctx.now);
  return accept(await describeBill(ctx, bookingId));
}
