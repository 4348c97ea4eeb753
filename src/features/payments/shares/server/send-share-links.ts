import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany, type PaidBooking } from "../../server/views.ts";
import type { BillShare, BillSplit } from "../contract.ts";
import { readSplit } from "./read-split.ts";
import { sharePayable } from "./share-payable.ts";

export const shareLinksWords = emailWords(
  "share-links",
  { to: "customer", when: "A bill was split, and before the shares are due." },
  {
    subject_if_kind_asked: "Your share of booking {reference}",
    subject: "Reminder: your share of booking {reference}",
    preview: "{amount}, to be paid by {until}.",
    title_if_kind_asked: "{first_name} is splitting a bill with you",
    title: "Your share isn’t paid yet",
    opening_if_share_is_booker: "You split the bill for booking {reference}. Your own share is {amount}.",
    opening: "{first_name} has booked a trip with us and would like you to pay a share of {amount}.",
    paragraph_2_if_share_is_booker: "Please pay by {until}. Anything not paid by then is due from you as the booker.",
    paragraph_2:
      "Please pay by {until}. After that, {first_name} pays what is left. If you don’t know {first_name}, ignore this email.",
    button: "Pay {amount}",
  },
);

/** Emails every payer with an address the link to pay their share. */
export async function sendShareLinks(ctx: Context, { reference, splitId }: EventOf<"bill.split">): Promise<void> {
  const bill = await readSplit(ctx, reference);
  if (bill?.splitId !== splitId || !bill.split.is_open) return;
  for (const share of bill.split.shares)
    if (share.state === "open" && share.email !== "" && !share.is_booker) await sendLink(ctx, bill, share, "asked");
}

type Input = { readonly booking: PaidBooking; readonly split: BillSplit };

/** The first time, or as a reminder. */
export async function sendLink(
  ctx: Context,
  { booking, split }: Input,
  share: BillShare,
  kind: "asked" | "reminded",
): Promise<void> {
  const amount = formatMoney(cents(share.amount_cents));
  const until = formatMoment(new Date(split.pay_until));
  const { reference, firstName } = booking;
  await postPaymentEmail(ctx, booking, {
    key: `share-${kind}:${share.id}`,
    template: `share-${kind}`,
    to: share.email,
    subject:
      kind === "asked" ? shareLinksWords.subject_if_kind_asked({ reference }) : shareLinksWords.subject({ reference }),
    company: await findCompany(ctx.db),
    words: {
      firstName: share.name,
      preview: shareLinksWords.preview({ amount, until }),
      heading:
        kind === "asked" ? shareLinksWords.title_if_kind_asked({ first_name: firstName }) : shareLinksWords.title(),
      paragraphs: [
        share.is_booker
          ? shareLinksWords.opening_if_share_is_booker({ reference, amount })
          : shareLinksWords.opening({ first_name: firstName, amount }),
        share.is_booker
          ? shareLinksWords.paragraph_2_if_share_is_booker({ until })
          : shareLinksWords.paragraph_2({ until, first_name: firstName }),
      ],
      facts: [
        ["Booking", reference],
        ["Pickup", formatMoment(booking.pickupAt)],
        ["Your share", amount],
        ["Pay by", until],
      ],
      link: { label: shareLinksWords.button({ amount }), href: linkTo(ctx, sharePayable, share.id) },
    },
  });
}
