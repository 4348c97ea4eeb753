import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { payLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import type { readSplit } from "./read-split.ts";

type Bill = NonNullable<Awaited<ReturnType<typeof readSplit>>>;

/** The time to pay shares is over: what is left is due from the booker. */
export async function sendSplitEnded(ctx: Context, { booking, split, openCents, splitId }: Bill): Promise<void> {
  const amount = formatMoney(cents(openCents));
  const { reference, holdUntil, state } = booking;
  const unpaid = split.shares.filter((share) => share.state === "left" && !share.is_booker).map(({ name }) => name);
  const isHeld = state === "awaiting_payment" && holdUntil !== null;
  await postPaymentEmail(ctx, booking, {
    key: `split-ended:${splitId}`,
    template: "split-ended",
    to: booking.email,
    subject: `${amount} is due for booking ${reference}`,
    company: await findCompany(ctx.db),
    words: {
      firstName: booking.firstName,
      preview: `The deadline for paying shares has passed. ${amount} is due from you.`,
      heading: `${amount} is due`,
      paragraphs: [
        unpaid.length > 0
          ? `The deadline for paying shares has passed, and we have no payment from ${unpaid.join(", ")}. The balance is due from you.`
          : "The deadline for paying shares has passed. The balance is due from you.",
        isHeld
          ? `We hold your vehicle until ${formatMoment(holdUntil)}. If the booking isn’t paid by then, we release it and refund everyone who paid.`
          : "Please pay it before your trip.",
      ],
      facts: [
        ["Booking", reference],
        ["Amount due", amount],
        ...(isHeld ? [["Pay by", formatMoment(holdUntil)] as const] : []),
      ],
      link: { label: `Pay ${amount}`, href: payLink(ctx, reference) },
    },
  });
}
