import * as z from "zod/mini";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";

/** The rules for every trip that is booked today. Shares are of the price. */
const companyTerms = z.object({
  /** The company’s name. */
  company_name: z.string(),
  /** The starting price of each offer today, in cents, and what such a price includes. */
  prices: z.record(z.string(), z.number()),
  /** The company’s own description; empty where it says nothing. */
  claims: z.object({
    years: z.string(),
    customers: z.string(),
    destinations: z.string(),
    safetyRecord: z.string(),
    rating: z.string(),
    reviews: z.string(),
    accidentFreeYears: z.string(),
    showsSamples: z.boolean(),
  }),
  /** Surcharges, such as nights, holidays and extra stops, each with its amount. */
  surcharges: z.array(z.string()),
  free_hours: z.number(),
  grace_minutes: z.int(),
  late_share: z.number(),
  no_show_share: z.number(),
  /** Within how many minutes a consultant answers. */
  answer_minutes: z.int(),
  /** The same for a request for a quote, the form of the home page and the one of the contact page. */
  quote_minutes: z.int(),
  home_form_minutes: z.int(),
  contact_page_minutes: z.int(),
  /** A service tells us when planes land. */
  follows_flights: z.boolean(),
  /** For how long a quote can be accepted. */
  quote_valid_hours: z.number(),
  /** The balance from which partners are paid, and how many days a visit through their link counts as theirs. */
  payout_at_least_cents: z.int(),
  attribution_days: z.int(),
  /** The ways to pay. */
  payment_methods: z.array(z.enum(paymentMethods)),
});
export type CompanyTerms = z.output<typeof companyTerms>;

export const termsContract = contract({
  companyTerms: call({
    summary: "Reads the terms that bookings are made under.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: companyTerms,
  }),
});
