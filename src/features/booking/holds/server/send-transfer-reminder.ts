import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { payLink } from "../../server/make-links.ts";
import { findBookingForEmail } from "../../server/views.ts";
import { drawUnpaid } from "./draw-unpaid.ts";
import { bookingUnpaidWords } from "./send-booking-unpaid.ts";

/** To a customer whose bank transfer has not come. */
export async function sendTransferReminder(
  ctx: Context,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, reference);
  const { dueCents } = bookingBalance(booking);
  if (dueCents === 0) return;
  const link = payLink(ctx, reference);
  await ctx.mail({
    key: `transfer-reminder:${id}`,
    template: "transfer-reminder",
    to: booking.email,
    subject: bookingUnpaidWords.subject_of_transfer({ reference }),
    about: `booking:${reference}`,
    text: {
      event: "transfer_reminder",
      phone: booking.phone,
      facts: { amount: formatMoney(cents(dueCents)), reference, link },
    },
    content: await drawUnpaid(ctx, booking, { dueCents, link }),
  });
}
