import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { isAnnouncedWithItsCause } from "#domain/payment/refund-news.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { manageLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import { sendShareRefunded } from "../../shares/server/send-share-refunded.ts";
import { findShareOfPayment } from "../../shares/server/views.ts";
import { findRefund } from "./views.ts";

/** Tells the customer that money is on its way back, unless the news of what it follows from has just said so. */
export async function sendRefunded(
  ctx: Context,
  { refundId }: EventOf<"refund.succeeded">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { refund, booking } = await findRefund(ctx.db, refundId);
  const share = refund.paymentId ? await findShareOfPayment(ctx.db, refund.paymentId) : undefined;
  if (share && !share.isBooker && share.email !== "") return sendShareRefunded(ctx, { refund, booking, share });
  if (isAnnouncedWithItsCause(refund, ctx.now)) return;
  const company = await findCompany(ctx.db);
  const amount = formatMoney(cents(refund.amountCents));
  const way = wayOf(refund);
  await postPaymentEmail(ctx, booking, {
    key: `refunded:${refund.id}`,
    template: "refunded",
    to: booking.email,
    subject: `Refund for booking ${booking.reference}`,
    company,
    words: {
      firstName: booking.firstName,
      preview: way.when,
      heading: `We’ve refunded ${amount}`,
      paragraphs: [`We’ve refunded ${amount} for booking ${booking.reference} ${way.where}. ${way.when}`],
      facts: [
        ["Reference", booking.reference],
        ["Refund", amount],
        ...(refund.feeCents > 0 ? [["Cancellation fee", formatMoney(cents(refund.feeCents))] as const] : []),
      ],
      link: { label: "View your booking", href: manageLink(ctx, booking.reference) },
    },
    enclosed: await enclose(ctx, booking.reference),
  });
}

type Way = { readonly where: string; readonly when: string };

/** Where it went, and when it is seen there. */
function wayOf({ method, providerRefundId }: { method: string; providerRefundId: string | null }): Way {
  if (method === "voucher")
    return { where: "onto your gift voucher", when: "You can use it for another trip right away." };
  return method === "online" && providerRefundId !== null
    ? { where: "to the card or account you paid with", when: bankShowsRefund }
    : { where: "to your bank account", when: bankShowsRefund };
}
