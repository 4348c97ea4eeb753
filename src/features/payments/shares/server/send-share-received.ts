import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findBookingByReference, findCompany, findPayment, isSurplus } from "../../server/views.ts";
import { linkShare } from "./link-share.ts";
import { findShareOfPayment } from "./views.ts";

/** Thanks the one who paid a share, unless it goes back. The booker hears of it with the booking. */
export async function sendShareReceived(
  ctx: Context,
  { paymentId, reference }: EventOf<"payment.succeeded">,
): Promise<void> {
  const share = await findShareOfPayment(ctx.db, paymentId);
  const payment = await findPayment(ctx.db, paymentId);
  if (!share || !payment || share.isBooker || share.email === "" || (await isSurplus(ctx.db, paymentId))) return;
  const booking = await findBookingByReference(ctx.db, reference);
  const amount = formatMoney(cents(payment.amountCents));
  await postPaymentEmail(ctx, booking, {
    key: `share-received:${paymentId}`,
    template: "share-received",
    to: share.email,
    subject: `Your share of booking ${reference} is paid`,
    company: await findCompany(ctx.db),
    words: {
      firstName: share.name,
      preview: `Thank you for paying ${amount}.`,
      heading: "We have your payment",
      paragraphs: [
        `Thank you. We have your share of ${amount} for ${booking.firstName}’s booking ${reference}.`,
        "If the booking is cancelled, your refund goes back to the card or account you paid with.",
      ],
      facts: [
        ["Booking", reference],
        ["Amount", amount],
        ["Received", formatMoment(payment.paidAt ?? ctx.now)],
      ],
      link: { label: "View your share", href: linkShare(ctx, share.id) },
    },
  });
}
