import { companyRules } from "#domain/company/company-rules.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { guarantee } = companyRules;

export const refunds: LegalDocument = {
  title: "Cancellations and refunds",
  lead: "What a cancellation costs, what we refund, how and when.",
  metaTitle: "Cancellations and refunds | {company}",
  metaDescription:
    "Free cancellation up to 12 hours before pickup. What a later cancellation costs, when there is no fee at all, and how refunds are paid.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "cost",
      title: "What a cancellation costs",
      rules: [
        "Up to 12 hours before pickup: nothing. In the first 30 minutes after booking, cancelling is free.",
        "Less than 12 hours before pickup: 50% of the price. {cancellations}",
        "The full price for a no-show, with the evidence described in our terms.",
        "You see the cost before you confirm a cancellation.",
        "Each trip of a return booking counts separately.",
      ],
    },
    {
      id: "no-fee",
      title: "When there is no fee",
      rules: [
        "A passenger has died or is in hospital. Please send us a document. Only the people who decide see it, and we use it for nothing else.",
        "Bad weather makes the trip impossible.",
        "We cancel, or change the trip in a way you do not accept.",
      ],
    },
    {
      id: "how",
      title: "How refunds are paid",
      rules: [
        "To the card or account the money came from. If that is not possible, to a bank account of your choice.",
        "We email you when we pay a refund, with the amount and, if there was an invoice, a credit note.",
        `${refundPromise} ${bankShowsRefund}`,
        "Two people check large refunds before we pay them.",
        "We delete the account details you gave us for a refund 30 days after payment.",
      ],
    },
    {
      id: "law",
      title: "Your rights",
      rules: [
        "Section 17 of the Consumer Protection Act lets you cancel any advance booking and lets us keep only a reasonable part of the price. If you think our fee is not reasonable in your case, please tell us.",
        `The money-back guarantee also covers trips you have taken: tell us within ${guarantee.claimDays} days.`,
      ],
    },
  ],
};
