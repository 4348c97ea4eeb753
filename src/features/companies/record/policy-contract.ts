import * as z from "zod/mini";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { policyBreaches } from "#domain/corporate/travel-policy.ts";
import { call, contract } from "#platform/contract.ts";
import { centsField, timeField } from "#platform/wire.ts";
import { companyViewers, notFound, ofCompany, orItsOwn } from "../contract.ts";

const why = z.array(z.enum(policyBreaches));

const trialRow = z.object({
  reference: z.string(),
  traveller: z.string(),
  service_type: z.string(),
  service_name: z.string(),
  pickup_at: z.string(),
  total_cents: z.nullable(z.int()),
  /** Why it would need approval under the current rules and under those being tried; empty if it would not. */
  by_now: why,
  by_trial: why,
});

const policyTrial = z.object({
  /** The month that is over, such as 2026-10. */
  month: z.string(),
  bookings: z.int(),
  waits_now: z.int(),
  waits_tried: z.int(),
  waits_tried_cents: z.int(),
  /** Bookings that need approval under either set of rules. */
  rows: z.array(trialRow),
});
export type PolicyTrialAnswer = z.output<typeof policyTrial>;

export const companyPolicyContract = contract({
  simulatePolicy: call({
    summary: "Tries travel rules on a company’s bookings of last month and says what would have waited. Saves nothing.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      ...ofCompany,
      services: z.array(z.enum(serviceOptionIds)).check(z.maxLength(serviceOptionIds.length)),
      hours_from: z._default(z.nullable(timeField()), null),
      hours_until: z._default(z.nullable(timeField()), null),
      booking_limit_cents: z._default(z.nullable(centsField()), null),
    }),
    output: policyTrial,
    refusals: { ...notFound, hours_half: "Enter both times, or none." },
  }),
});
