import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { lockInvoiceMoney } from "../bank/server/store.ts";
import { findOpenInvoice } from "../bank/server/target-views.ts";
import { findInvoiceToPay } from "../invoice-checkout/server/views.ts";
import { lockVoucher } from "../vouchers/server/store.ts";
import { findSaleAttempts } from "../vouchers/server/views.ts";
import { lockBookingMoney } from "./store.ts";
import { type Attempt, findAttempts, findMeant } from "./views.ts";

/** Two payments of the same thing are decided on one after the other. Before any payment is locked, as everywhere. */
export async function lockPaidFor(ctx: Context, payment: Attempt): Promise<void> {
  const { bookingId, shareId, voucherId, invoiceId } = await findMeant(ctx.db, payment);
  if (bookingId !== null && shareId !== null) await lockBookingMoney(ctx.db, bookingId);
  else if (voucherId !== null) await lockVoucher(ctx.db, voucherId);
  else if (invoiceId !== null)
    await lockInvoiceMoney(ctx.db, (await findInvoiceToPay(ctx.db, invoiceId))?.id ?? invoiceId);
}

/**
 * Whether a share, a voucher or an invoice is paid without the money that has just come for it. A booking counts
 * whatever comes, since a part of it may be owed.
 */
export async function isPaidAlready(
  ctx: Context,
  { bookingId, shareId, voucherId, invoiceId }: Attempt,
): Promise<boolean> {
  if (bookingId !== null && shareId !== null) {
    const attempts = await findAttempts(ctx.db, bookingId);
    return attempts.some((one) => one.shareId === shareId && isReceived(one.state));
  }
  if (bookingId !== null) return false;
  if (voucherId !== null) return (await findSaleAttempts(ctx.db, voucherId)).some(({ state }) => isReceived(state));
  return invoiceId !== null && (await isInvoicePaid(ctx, invoiceId));
}

/** One that was credited or written off asks for nothing either, but no one has paid it: our team decides. */
async function isInvoicePaid(ctx: Context, invoiceId: string): Promise<boolean> {
  const invoice = await findInvoiceToPay(ctx.db, invoiceId);
  const open = invoice && (await findOpenInvoice(ctx.db, invoice.number));
  return open !== undefined && open.openCents <= 0 && open.state !== "credited" && open.state !== "written_off";
}
