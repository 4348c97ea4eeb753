import type { Context } from "#platform/context.ts";
import { cashStates, type ListedCash } from "../contract.ts";
import { describeCash } from "./describe-cash.ts";
import { findCashById } from "./views.ts";

/** One cash payment as the list has it; none once it is no longer on its way to the safe. */
export async function readCash(ctx: Context, id: string): Promise<ListedCash | undefined> {
  const cash = await findCashById(ctx.db, id);
  return cash && cashStates.some((state) => state === cash.payment.state) ? describeCash(cash, ctx.now) : undefined;
}
