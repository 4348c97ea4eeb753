import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MoveRefusal } from "#platform/move-record.ts";
import { tellReceived } from "./find-payable.ts";
import { movePayment, type PaymentMove } from "./move-payment.ts";
import type { PaymentRow } from "./store.ts";

/** Marks an attempt’s money as received, on the word of the gateway, a verified proof, the bank or the driver. */
export async function receivePayment(ctx: Context, move: PaymentMove): Promise<Result<PaymentRow, MoveRefusal>> {
  if (!isReceived(move.to)) throw new Error(`In the state ${move.to} no money has been received.`);
  const moved = await movePayment(ctx, { ...move, changes: { paidAt: ctx.now, ...move.changes } });
  if (moved.ok) await tellReceived(ctx, moved.value);
  return moved;
}
