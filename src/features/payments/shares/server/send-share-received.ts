import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { sendReceipt } from "../../server/send-receipt.ts";
import { findPayment, isSurplus } from "../../server/views.ts";
import { sharePayable } from "./share-payable.ts";

/** Thanks the one who paid a share, unless it goes back. The booker hears of it with the booking. */
export async function sendShareReceived(ctx: Context, { paymentId }: EventOf<"payment.succeeded">): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment?.shareId) return;
  const payer = await sharePayable.payerOf(ctx, payment.shareId);
  if (payer.isBooker || (await isSurplus(ctx.db, paymentId))) return;
  await sendReceipt(ctx, payer, payment, {
    template: "share-received",
    subject: `Your share of booking ${payer.reference} is paid`,
    paragraphs: [
      `Thank you. We have ${payer.what}.`,
      "If the booking is cancelled, your refund goes back to the card or account you paid with.",
    ],
  });
}
