import * as z from "zod/mini";
import type { ServiceDeposit } from "#domain/booking/deposit.ts";
import type { SoldServices } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import { type ClaimName, claimNames } from "#domain/company/claims.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";

const surcharge = z.object({ name: z.string(), adds: z.string(), applies: z.string(), limits: z.string() });

/** The rules for every trip booked today. Shares are of the price. */
const companyTerms = z.object({
  /** The company’s name. */
  company_name: z.string(),
  /** The version of the terms in force, which a booking accepts by sending it along. */
  terms_version: z.string(),
  /** Each offer’s starting price today, in cents, and what it includes. */
  prices: z.record(z.string(), z.number()),
  /** The services on sale, and those that are paused, in the order of the menu. */
  services: z.custom<SoldServices>(),
  /** The tours on sale, in the order they are shown. */
  tours: z.custom<readonly Tour[]>(),
  /** The company’s claims about itself; empty if it makes none. */
  claims: z.object({
    ...(Object.fromEntries(claimNames.map((name) => [name, z.string()])) as Record<ClaimName, z.ZodMiniString>),
    guarantee: z.string(),
    isInsured: z.boolean(),
    tourRatings: z.record(z.string(), z.number()),
  }),
  /** Surcharges on a fare (nights, holidays, extra stops), each with its amount. */
  surcharges: z.array(surcharge),
  /** Extras on sale, with their prices. */
  extras: z.array(surcharge),
  /** The vehicle classes on sale; tours and routes are priced for the base class. */
  vehicle_classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      fewest: z.int(),
      most: z.nullable(z.int()),
      is_base: z.boolean(),
    }),
  ),
  /** The share due when booking, and when the rest is due, for each service. */
  deposits: z.custom<readonly ServiceDeposit[]>(),
  free_hours: z.number(),
  grace_minutes: z.int(),
  late_share: z.number(),
  no_show_share: z.number(),
  /** How many minutes a consultant takes to answer at most. */
  answer_minutes: z.int(),
  /** The same for a quote request from the home page or the contact page. */
  quote_minutes: z.int(),
  home_form_minutes: z.int(),
  contact_page_minutes: z.int(),
  /** True if a service reports landings to us. */
  follows_flights: z.boolean(),
  /** How long a quote can be accepted. */
  quote_valid_hours: z.number(),
  /** The minimum balance for partner payouts, and how many days a visit through their link counts as theirs. */
  payout_at_least_cents: z.int(),
  attribution_days: z.int(),
  /** The available payment methods. */
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
