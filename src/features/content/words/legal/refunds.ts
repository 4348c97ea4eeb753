import { companyRules } from "#domain/company/company-rules.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { guarantee } = companyRules;

export const refunds: LegalDocument = {
  title: "Cancellations and refunds",
  lead: "What a cancellation costs, what comes back, how and by when.",
  metaTitle: "Cancellations and refunds | Cape Town Shuttle",
  metaDescription:
    "Free cancellation up to 12 hours before pickup. What a later cancellation costs, when there is no fee at all, and how refunds are paid.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "cost",
      title: "What a cancellation costs",
      rules: [
        "Up to 12 hours before pickup: nothing.",
        "Less than 12 hours before pickup: 50% of the price.",
        "The full price for a no-show, on the evidence that our terms name.",
        "Before you confirm a cancellation you see what it costs at that moment.",
        "Each leg of a return booking counts by itself.",
      ],
    },
    {
      id: "no-fee",
      title: "When there is no fee",
      rules: [
        "The traveller has died or is in hospital. Send us a document; only those who decide see it, and it is used for nothing else.",
        "Bad weather makes the trip impossible.",
        "We cancel, or we change the trip in a way you do not accept.",
      ],
    },
    {
      id: "how",
      title: "How refunds are paid",
      rules: [
        "To the card or account the money came from. Where that is not possible, to a bank account that you give us.",
        "You get an email when a refund is made, with the amount and a credit note where there was an invoice.",
        `${refundPromise} ${bankShowsRefund}`,
        "Two people check large refunds before we pay them.",
        "We delete the account details you gave us for a refund 30 days after payment.",
      ],
    },
    {
      id: "law",
      title: "Your rights",
      rules: [
        "Section 17 of the Consumer Protection Act lets you cancel any advance booking, and lets us keep a reasonable part only. If you think ours is not reasonable in your case, tell us.",
        `Apart from this, the money-back guarantee covers trips you have taken: tell us within ${guarantee.claimDays} days.`,
      ],
    },
  ],
};
