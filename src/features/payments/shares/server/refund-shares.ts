import { isEnoughPaid } from "#domain/payment/booking-balance.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { findRefundsOf } from "../../server/refund-views.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { readSplit } from "./read-split.ts";

/**
 * Not everyone paid in time and the vehicle is gone: paid shares are refunded in full, as are later payments.
 * The booking decides whether enough was paid to confirm it.
 */
export async function refundShares(ctx: Context, { reference }: { readonly reference: string }): Promise<void> {
  const bill = await readSplit(ctx, reference);
  if (bill?.booking.state !== "expired") return;
  const attempts = await lockPaymentsOf(ctx.db, bill.booking.id);
  const received = attempts.filter(({ state }) => isReceived(state));
  if (!received.some(({ shareId }) => shareId !== null)) return;
  const paidCents = received.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (isEnoughPaid({ ...bill.booking, paidCents })) return;
  const kept = received.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0);
  const onItsWay = (await findRefundsOf(ctx.db, bill.booking.id))
    .filter(({ state }) => state !== "succeeded")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (kept - onItsWay <= 0) return;
  await ctx.emit({
    type: "refund.due",
    key: `split-expired:${bill.splitId}:${received.length}`,
    reference,
    amountCents: kept - onItsWay,
    feeCents: 0,
    reasonCode: "OTHER",
    hoursBefore: null,
    documentId: null,
    isWithinPolicy: true,
  });
}
