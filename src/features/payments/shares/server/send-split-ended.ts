import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { payLink } from "../../server/link-booking.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import type { readSplit } from "./read-split.ts";

export const splitEndedWords = emailWords(
  "split-ended",
  { to: "customer", when: "The time to pay shares of a bill has ended." },
  {
    subject: "{amount} is due for booking {reference}",
    preview: "The deadline for paying shares has passed. {amount} is due from you.",
    title: "{amount} is due",
    opening_if_unpaid_length:
      "The deadline for paying shares has passed, and we have no payment from {unpaid}. The balance is due from you.",
    opening: "The deadline for paying shares has passed. The balance is due from you.",
    paragraph_2_if_held:
      "We hold your vehicle until {hold_until}. If the booking isn’t paid by then, we release it and refund everyone who paid.",
    paragraph_2: "Please pay it before your trip.",
    button: "Pay {amount}",
  },
);

type Bill = NonNullable<Awaited<ReturnType<typeof readSplit>>>;

/** After the deadline: the rest is due from the booker. */
export async function sendSplitEnded(ctx: Context, { booking, split, openCents, splitId }: Bill): Promise<void> {
  const amount = formatMoney(cents(openCents));
  const { reference, holdUntil, state } = booking;
  const unpaid = split.shares.filter((share) => share.state === "left" && !share.is_booker).map(({ name }) => name);
  const isHeld = state === "awaiting_payment" && holdUntil !== null;
  await postPaymentEmail(ctx, booking, {
    key: `split-ended:${splitId}`,
    template: "split-ended",
    to: booking.email,
    subject: splitEndedWords.subject({ amount, reference }),
    company: await findCompany(ctx.db),
    words: {
      firstName: booking.firstName,
      preview: splitEndedWords.preview({ amount }),
      heading: splitEndedWords.title({ amount }),
      paragraphs: [
        unpaid.length > 0
          ? splitEndedWords.opening_if_unpaid_length({ unpaid: unpaid.join(", ") })
          : splitEndedWords.opening(),
        isHeld
          ? splitEndedWords.paragraph_2_if_held({ hold_until: formatMoment(holdUntil) })
          : splitEndedWords.paragraph_2(),
      ],
      facts: [
        ["Booking", reference],
        ["Amount due", amount],
        ...(isHeld ? [["Pay by", formatMoment(holdUntil)] as const] : []),
      ],
      link: { label: splitEndedWords.button({ amount }), href: payLink(ctx, reference) },
    },
  });
}
