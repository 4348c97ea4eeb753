import { companyRules } from "#domain/company/company-rules.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import type { Href } from "#platform/browser/link.tsx";

const { claimDays, replyWorkingDays, refundWorkingDays } = companyRules.guarantee;

type Action = { readonly label: string; readonly to: Href };

/** Legal terms: no contractions, one rule per line. We pay what we promise here. */
const terms = [
  {
    title: "What it covers",
    rules: [
      "Every trip you have taken with us: transfers, shuttles, car hire with driver, coach hire, staff and event transport, and tours.",
      "Bookings made on this site, by phone, by email or through one of our partners.",
      "A trip that was not what you booked through our fault: we came late, the vehicle was not the one we confirmed or not clean, or the driving or the service fell short.",
      "If that spoiled the whole trip, we refund all you paid us for it. If it spoiled a part, we refund that part. On a return booking each trip counts by itself, and on a tour of several days each day does.",
    ],
  },
  {
    title: "What it does not cover",
    rules: [
      "Tickets we bought for you from others and that you used, such as the cableway, the ferry or a wine tasting, and tolls.",
      "What no driver can change: traffic, roadworks, the weather, a late flight or a sight that is closed.",
      "Trips that did not take place. The cancellation policy applies to those, and a trip we cancel is refunded in full in any case.",
      "Claims that reach us later than the time stated below.",
    ],
  },
  {
    title: "Who may claim, and for how long",
    rules: [
      "The person or company that paid for the booking.",
      `Within ${claimDays} days after the trip.`,
      "Once for each trip. Tell us what went wrong: we compare it with our own record of the trip, and where we have none, we take your word.",
    ],
  },
  {
    title: "How we refund",
    rules: [
      `Within ${refundWorkingDays} working days after we have your claim, the way you paid. ${bankShowsRefund} Cash and corporate accounts are refunded by bank transfer or credit note.`,
      "Without an administration fee.",
      "Where your booking was made through a partner who charged you, we refund the partner and tell you the date.",
    ],
  },
  {
    title: "Your rights",
    rules: [
      "This guarantee is in addition to your rights under the Consumer Protection Act 68 of 2008 and any other law. Nothing here limits them.",
      "The terms on this page on the day of your booking are the ones that apply to it.",
    ],
  },
] as const;

const steps = [
  {
    title: "Tell us",
    text: `Reply to your confirmation email, call us or use the contact form, within ${claimDays} days after the trip. We need your booking reference and what went wrong.`,
  },
  {
    title: "We reply",
    text: `Our team confirms your claim within ${replyWorkingDays} working days. If we can still put it right, we’ll offer that too, and you choose.`,
  },
  {
    title: "You get your money back",
    text: `We refund the trip, or the part that fell short, within ${refundWorkingDays} working days.`,
  },
] as const;

/** The guarantee and its terms. */
export const guaranteePage = {
  name: "100% satisfaction money-back guarantee",
  metaTitle: "Money-back guarantee and its terms | {company}",
  metaDescription: `Was your trip not what you booked? Tell us within ${claimDays} days and we refund it. What the guarantee covers, how to claim and when you get your money back.`,
  hero: {
    kicker: "Our guarantee",
    title: "100% satisfaction money-back guarantee",
    lead: `If your trip wasn’t what you booked and we were at fault, tell us within ${claimDays} days and we’ll refund it.`,
    action: { label: "Contact us", to: "/contact" } satisfies Action,
  },
  claim: { kicker: "Three steps", title: "How to claim", steps },
  /** Only if the company publishes it. */
  kept: {
    kicker: "Promised and kept",
    title: "How we did in the last twelve months",
    note: "Counted from our own records of every request, pickup and refund. What we have no record of is left out.",
  },
  terms: { kicker: "The terms", title: "What applies", groups: terms },
  call: {
    title: "Ready when you are",
    text: "Book online in a few minutes, or ask us anything first.",
    book: { label: "Book Transfer", to: "/booking" } satisfies Action,
    contact: { label: "Get In Touch", to: "/contact" } satisfies Action,
  },
} as const;
