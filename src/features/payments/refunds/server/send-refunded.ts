import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { paidTwice } from "#domain/payment/paid-twice.ts";
import { isAnnouncedWithItsCause } from "#domain/payment/refund-news.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import type { Context } from "#platform/context.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { findPayer } from "../../server/find-payable.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import { findRefund } from "./views.ts";

/** Tells the customer that money is on its way back, unless the news of what it follows from has just said so. */
export async function sendRefunded(
  ctx: Context,
  { refundId }: EventOf<"refund.succeeded" | "payment.returned">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { refund, payment } = await findRefund(ctx.db, refundId);
  const payer = await findPayer(ctx, payment ?? refund);
  // The booker hears of a changed booking. Someone who paid a share of it is notified here, and of paying twice.
  const knowsCause = payer.isBooker || refund.reasonCode === paidTwice;
  if (knowsCause && isAnnouncedWithItsCause(refund, ctx.now)) return;
  const amount = formatMoney(cents(refund.amountCents));
  const way = wayOf(refund);
  await postPaymentEmail(ctx, payer, {
    key: `refunded:${refund.id}`,
    template: "refunded",
    to: payer.email,
    subject: `Refund for ${payer.what}`,
    company: await findCompany(ctx.db),
    words: {
      firstName: payer.firstName,
      preview: way.when,
      heading: `We’ve refunded ${amount}`,
      paragraphs: [`We’ve refunded ${amount} for ${payer.what} ${way.where}. ${way.when}`],
      facts: [
        [payer.label, payer.reference],
        ["Refund", amount],
        ...(refund.feeCents > 0 ? [["Cancellation fee", formatMoney(cents(refund.feeCents))] as const] : []),
      ],
      link: payer.link,
    },
    ...(payer.isBooker && { enclosed: await enclose(ctx, payer.reference) }),
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
