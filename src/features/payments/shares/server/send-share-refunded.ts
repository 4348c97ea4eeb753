import { cents, formatMoney } from "#domain/money/money.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import type { Context } from "#platform/context.ts";
import type { findRefund } from "../../refunds/server/views.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import { linkShare } from "./link-share.ts";
import type { ShareRow } from "./store.ts";

type Refunded = Pick<Awaited<ReturnType<typeof findRefund>>, "refund" | "booking"> & { readonly share: ShareRow };

/** Tells the one who paid a share that it went back to where it came from; no one else tells them. */
export async function sendShareRefunded(ctx: Context, { refund, booking, share }: Refunded): Promise<void> {
  const amount = formatMoney(cents(refund.amountCents));
  await postPaymentEmail(ctx, booking, {
    key: `refunded:${refund.id}`,
    template: "refunded",
    to: share.email,
    subject: `Refund for booking ${booking.reference}`,
    company: await findCompany(ctx.db),
    words: {
      firstName: share.name,
      preview: bankShowsRefund,
      heading: `We’ve refunded ${amount}`,
      paragraphs: [
        `We’ve refunded ${amount} of your share of ${booking.firstName}’s booking ${booking.reference}, the way you paid. ${bankShowsRefund}`,
      ],
      facts: [
        ["Booking", booking.reference],
        ["Refund", amount],
      ],
      link: { label: "View your share", href: linkShare(ctx, share.id) },
    },
  });
}
