import type { Context } from "#platform/context.ts";
import { lockPayment } from "../../server/store.ts";
import { findCredit } from "./credit-views.ts";
import { lockBankLine } from "./store.ts";

/** Locks a credit and its line until the transaction ends, the line first as in all other places. */
export async function lockCredit(ctx: Context, paymentId: string) {
  const known = await findCredit(ctx.db, paymentId);
  const line = known && (await lockBankLine(ctx.db, known.allocation.bankLineId));
  if (!line) return undefined;
  await lockPayment(ctx.db, paymentId);
  const credit = await findCredit(ctx.db, paymentId);
  return credit && { credit, line };
}
