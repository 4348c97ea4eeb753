import { voucherRules } from "#domain/payment/voucher.ts";

const { years, refundDays } = voucherRules;
const yearsInWords = years === 3 ? "three" : String(years);

/** Legal terms: no contractions, one rule per line. */
const terms = [
  {
    title: "Using it",
    rules: [
      "It pays for any transfer, shuttle, chauffeur, coach or tour on this site, in whole or in part.",
      "Any balance stays on the voucher for another trip.",
      "A voucher does not reserve a vehicle or a date. Your booking does.",
      "Anyone who has the code can use it. If it gets lost, we can send it again to the address it was sent to.",
    ],
  },
  {
    title: "Validity and refunds",
    rules: [
      `It is valid for ${yearsInWords} years from the day it is bought, as section 63 of the Consumer Protection Act requires.`,
      `Unused, it is refunded in full to its buyer within ${refundDays} days of buying it. Reply to our email to ask for it.`,
      "If you cancel a trip paid with a voucher, we refund the voucher, by the same rules as for any booking.",
      "We can’t otherwise pay it out.",
    ],
  },
] as const;

export const giftVouchersPage = {
  metaTitle: "Gift vouchers | {company}",
  metaDescription: `Give a day in the Winelands, a ride along the Peninsula or a transfer home. From R200, by email or to print, valid for ${yearsInWords} years.`,
  hero: {
    kicker: "Gift vouchers",
    title: "Give a day out in the Cape",
    lead: `You choose the amount, they choose the trip. By email or to print, valid for ${yearsInWords} years.`,
    action: { label: "Choose an amount", to: "#buy" },
  },
  buy: {
    kicker: "In two minutes",
    title: "Buy a voucher",
    amount: "How much would you like to give?",
  },
  how: {
    kicker: "How it works",
    title: "From you to the road",
    steps: [
      { title: "You buy it", text: "Choose an amount and add a few words. Pay by card or instant EFT." },
      { title: "They get it", text: "We email the voucher as a PDF at once, to them or to you." },
      { title: "They travel", text: "They book any trip or tour on this site and enter the code when they pay." },
    ],
  },
  terms: { kicker: "The small print, in plain words", title: "Terms", groups: terms },
  call: {
    title: "Have a voucher already?",
    text: "Book your trip first. You enter the code on the payment page.",
    book: { label: "Book a trip", to: "/booking" },
    tours: { label: "See our tours", to: "/tours" },
  },
} as const;
