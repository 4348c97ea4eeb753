import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { feeName, standingOf } from "../../server/describe-payment.ts";
import { manageLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findAttempts, findBookingByReference, findCompany, findPayment, isConfirmedBy } from "../../server/views.ts";

/** Tells the customer that the money has arrived, unless the news of the booking that it confirmed says so. */
export async function sendPaymentReceived(
  ctx: Context,
  { paymentId, reference }: EventOf<"payment.succeeded">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (await isConfirmedBy(ctx.db, booking.id, payment)) return;
  const company = await findCompany(ctx.db);
  const { all } = standingOf(booking, await findAttempts(ctx.db, booking.id), ctx.now);
  const amount = formatMoney(cents(payment.amountCents));
  const isLate = booking.state === "expired" || booking.state === "declined";
  await postPaymentEmail(ctx, booking, {
    key: `payment-received:${payment.id}`,
    template: "payment-received",
    to: booking.email,
    subject: `Payment for booking ${reference} received`,
    company,
    words: {
      firstName: booking.firstName,
      preview: isLate
        ? "Your booking is no longer held. We’ll refund your payment."
        : `Thank you for paying ${amount}.`,
      heading: "We have your payment",
      paragraphs: [
        isLate
          ? `We have your payment of ${amount}, but booking ${reference} is no longer held. We’ll refund it the way you paid.`
          : `Thank you. We have your payment of ${amount} for booking ${reference}.`,
      ],
      facts: [
        ["Reference", reference],
        ["Amount", amount],
        ["Paid by", paymentMethodLabels[payment.method]],
        ["Received", formatMoment(payment.paidAt ?? ctx.now)],
        ...(isLate || all === 0 ? [] : [[dueName(booking), formatMoney(cents(all))] as const]),
      ],
      link: { label: "View your booking", href: manageLink(ctx, reference) },
    },
    enclosed: await enclose(ctx, reference),
  });
}

/** Nothing but its fee is owed for what is not driven: the amount is called by that name. */
const dueName = (booking: Parameters<typeof feeName>[0]): string =>
  owesFeeOnly(booking) ? `Unpaid ${feeName(booking)}` : "Amount due";
