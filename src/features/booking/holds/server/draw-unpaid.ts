import { createElement } from "react";
import { cents } from "#domain/money/money.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { PaymentReminder } from "../../server/emails/payment-reminder.tsx";
import { type BookingForEmail, findCompany } from "../../server/views.ts";

/** The reminder of what is due, as the emails about it draw it. */
export const drawUnpaid = async (
  ctx: Context,
  booking: BookingForEmail,
  { dueCents, link }: { dueCents: number; link: string },
) =>
  createElement(PaymentReminder, {
    firstName: booking.firstName,
    reference: booking.reference,
    due: cents(dueCents),
    isFee: owesFeeOnly(booking),
    pickupAt: booking.pickupAt,
    holdUntil: booking.state === "awaiting_payment" ? booking.holdUntil : null,
    link,
    company: await findCompany(ctx.db),
  });
