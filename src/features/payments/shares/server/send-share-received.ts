import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { sendReceipt } from "../../server/send-receipt.ts";
import { findPayment, isSurplus } from "../../server/views.ts";
import { sharePayable } from "./share-payable.ts";

export const shareReceivedWords = emailWords(
  "share-received",
  { to: "customer", when: "A share of a bill was paid." },
  {
    subject: "Your share of booking {reference} is paid",
    opening: "Thank you. We have {what}.",
    paragraph_2: "If the booking is cancelled, your refund goes back to the card or account you paid with.",
  },
);

/** Thanks the payer of a share, unless it is refunded. The booker gets the booking’s emails instead. */
export async function sendShareReceived(ctx: Context, { paymentId }: EventOf<"payment.succeeded">): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment?.shareId) return;
  const payer = await sharePayable.payerOf(ctx, payment.shareId);
  if (payer.isBooker || (await isSurplus(ctx.db, paymentId))) return;
  await sendReceipt(ctx, payer, payment, {
    template: "share-received",
    subject: shareReceivedWords.subject({ reference: payer.reference }),
    paragraphs: [shareReceivedWords.opening({ what: payer.what }), shareReceivedWords.paragraph_2()],
  });
}
