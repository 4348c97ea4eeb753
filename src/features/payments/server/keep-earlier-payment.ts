import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { recordPaymentMove } from "./move-payment.ts";
import { insertPayment } from "./store.ts";

type EarlierPayment = {
  readonly bookingId: string;
  readonly amountCents: number;
  /** How it was paid there, in the other system’s words. */
  readonly paidBy: string;
  /** Null if the file doesn’t say. */
  readonly paidOn: string | null;
};

/**
 * Money that another system received before the booking came to us. It counts for the booking; but it is no cash of ours, waits for no line
 * of our bank, and is refunded by bank transfer. No one gets a message: its customer has paid long ago.
 */
export async function keepEarlierPayment(ctx: Context, earlier: EarlierPayment): Promise<void> {
  const { bookingId, amountCents, paidBy, paidOn } = earlier;
  const { id, state } = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId,
    method: "earlier",
    state: "settled",
    amountCents,
    paidAt: paidOn === null ? ctx.now : momentOf(localDate(paidOn), localTime("12:00")),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const reason = ["paid before the import", paidBy && `by ${paidBy}`].filter(Boolean).join(", ");
  await recordPaymentMove(ctx, { id, from: null, to: state, reason });
}
