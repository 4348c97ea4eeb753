import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { bookerOf } from "../../server/booking-payable.ts";
import { isChargedByTeam } from "../../server/card-views.ts";
import { feeName, standingOf } from "../../server/describe-payment.ts";
import { sendReceipt } from "../../server/send-receipt.ts";
import { findShareOfPayment } from "../../server/split-views.ts";
import { findAttempts, findBookingByReference, findPayment, isSurplus } from "../../server/views.ts";
import { isConfirmedBy } from "./views.ts";

export const paymentReceivedWords = emailWords(
  "payment-received",
  { to: "customer", when: "A payment has arrived." },
  {
    preview: "Your booking is no longer held. We’ll refund your payment.",
    preview_2: "{payer} has paid {amount}.",
    preview_3: "Paid with your saved card, as you asked our team.",
    title: "We have your payment",
    title_2: "{payer} has paid",
    opening:
      "We have your payment of {amount}, but booking {reference} is no longer held. We’ll refund it the way you paid.",
    opening_2: "{payer} has paid a share of {amount} for booking {reference}.",
    opening_3:
      "As you asked, our team charged {amount} to your saved card for booking {reference}. You can remove the card in your account at any time.",
  },
);

/**
 * Confirms a received payment to the customer, unless the booking’s confirmation email or the double-payment
 * email already does.
 */
export async function sendPaymentReceived(
  ctx: Context,
  { paymentId, reference }: EventOf<"payment.succeeded">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  // What our team charged is always confirmed in its own words.
  const isByTeam = await isChargedByTeam(ctx.db, paymentId);
  if ((await isSurplus(ctx.db, paymentId)) || (!isByTeam && (await isConfirmedBy(ctx.db, booking.id, payment)))) return;
  const { all } = standingOf(booking, await findAttempts(ctx.db, booking.id), ctx.now);
  const amount = formatMoney(cents(payment.amountCents));
  const share = await findShareOfPayment(ctx.db, paymentId);
  const payer = share && !share.isBooker ? share.name : null;
  const isLate = booking.state === "expired" || booking.state === "declined";
  await sendReceipt(ctx, bookerOf(ctx, booking), payment, {
    ...newsOf({ amount, reference, isLate, isByTeam, payer }),
    facts: isLate || all === 0 ? [] : [[dueName(booking), formatMoney(cents(all))]],
    enclosed: await enclose(ctx, reference),
  });
}

type News = {
  readonly amount: string;
  readonly reference: string;
  readonly isLate: boolean;
  readonly isByTeam: boolean;
  readonly payer: string | null;
};

function newsOf({ amount, reference, isLate, isByTeam, payer }: News) {
  if (isLate)
    return {
      preview: paymentReceivedWords.preview(),
      heading: paymentReceivedWords.title(),
      paragraphs: [paymentReceivedWords.opening({ amount, reference })],
    };
  if (payer !== null)
    return {
      preview: paymentReceivedWords.preview_2({ payer, amount }),
      heading: paymentReceivedWords.title_2({ payer }),
      paragraphs: [paymentReceivedWords.opening_2({ payer, amount, reference })],
    };
  if (isByTeam)
    return {
      preview: paymentReceivedWords.preview_3(),
      paragraphs: [paymentReceivedWords.opening_3({ amount, reference })],
    };
  return {};
}

/** A booking that will not be driven only owes a fee. */
const dueName = (booking: Parameters<typeof feeName>[0]): string =>
  owesFeeOnly(booking) ? `Unpaid ${feeName(booking)}` : "Amount due";
