import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { accountStandings } from "#domain/corporate/account-standing.ts";
import { approvalStates } from "#domain/corporate/approval-lifecycle.ts";
import { policyBreaches } from "#domain/corporate/travel-policy.ts";
import { extraUnavailable, journeyRequest, outOfSeason, withTour } from "#features/booking/journey-contract.ts";
import { journeyOffer } from "#features/selling/offer-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { requestFields } from "#platform/fact-fields.ts";
import { expectedCentsField, optionalTextField } from "#platform/wire.ts";
import { companyViewers, notFound, ofCompany, orItsOwn } from "../contract.ts";

const tripRefusals = {
  pickup_in_past: "The pickup is in the past. Choose a later date or time.",
  return_in_past: "The return trip is in the past. Choose a later date.",
  return_before_pickup: "The return date must be after the pickup date.",
  /** With `details.season`: when the tour runs, as a sentence. */
  out_of_season: outOfSeason,
};
const accountRefusals = {
  no_account: "Your company has no account with us yet. Please call us.",
  account_on_hold: "Your company’s account is on hold. Please call us.",
  account_overdue: "One of your company’s invoices is long overdue. Pay it to book on account again.",
  account_over_limit: "This would take your company’s account over its credit limit.",
};

const ownCompany = z.object({
  id: z.string(),
  name: z.string(),
  may_change: z.boolean(),
  standing: z.enum(accountStandings),
  owed_cents: z.int(),
  credit_limit_cents: z.nullable(z.int()),
  terms_days: z.int(),
  requires_po: z.boolean(),
  requires_cost_centre: z.boolean(),
  cost_centres: z.array(z.object({ code: z.string(), name: z.string() })),
  services: z.array(z.enum(serviceOptionIds)),
  hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
  booking_limit_cents: z.nullable(z.int()),
  approvers: z.int(),
  month_budget_cents: z.nullable(z.int()),
  spend_cents: z.int(),
});
export type OwnCompany = z.output<typeof ownCompany>;

export const companyBookingForm = z
  .object({
    ...journeyRequest.shape,
    traveller_id: z.uuid("Choose a traveller"),
    purchase_order: optionalTextField(60),
    cost_centre: optionalTextField(20),
    project: optionalTextField(80),
    ...requestFields(plainFacts.table),
    expected_total_cents: z._default(z.nullable(expectedCentsField()), null),
  })
  .check(withTour);
export type CompanyBookingForm = z.output<typeof companyBookingForm>;

export const companyBooking = z.object({
  reference: z.string(),
  state: z.enum(bookingStates),
  /** The customer’s wording of the status. */
  status: z.enum(bookingStatuses),
  approval: z.nullable(z.enum(approvalStates)),
  reasons: z.array(z.enum(policyBreaches)),
  traveller: z.string(),
  service_type: z.string(),
  service_name: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  total_cents: z.nullable(z.int()),
  purchase_order: z.string(),
  cost_centre: z.string(),
  project: z.string(),
  booked_by: z.string(),
  /** For kilometres with passengers; null if the distance or the vehicles’ consumption is unknown. */
  co2: z.nullable(z.object({ grams: z.int(), formula: z.string() })),
});
export type CompanyBooking = z.output<typeof companyBooking>;

export const companyBookingsContract = contract({
  myCompany: call({
    summary: "Reads the company of the person who asks: its account, what bookings need, and this month’s spend.",
    access: ["corporate"],
    effect: "reads",
    input: z.object({}),
    output: ownCompany,
    refusals: notFound,
  }),
  priceForTraveller: call({
    summary: "Prices a trip at the company’s rate and says whether it must be approved. Saves nothing.",
    access: ["corporate"],
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: journeyRequest,
    output: z.object({
      offer: journeyOffer,
      /** Why approval is needed; empty if it isn’t. */
      breaches: z.array(z.enum(policyBreaches)),
      standing: z.enum(accountStandings),
      /** The company’s other rides on a similar route at about that time. */
      alike: z.array(
        z.object({ reference: z.string(), traveller: z.string(), pickup_at: z.string(), passengers: z.int() }),
      ),
    }),
    refusals: { ...notFound, ...tripRefusals },
  }),
  bookForTraveller: call({
    summary: "Books for a traveller on the company’s account. What is outside the policy waits for an approver.",
    access: ["corporate"],
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: companyBookingForm,
    output: z.object({
      reference: z.string(),
      outcome: z.enum(["confirmed", "requested", "waiting"]),
      /** The approval’s deadline. */
      answer_by: z.nullable(z.string()),
    }),
    refusals: {
      ...notFound,
      ...tripRefusals,
      ...accountRefusals,
      traveller_not_found: "We couldn’t find that traveller in your company.",
      po_missing: "Enter a purchase order number. Your company asks for one.",
      cost_centre_missing: "Choose a cost centre. Your company asks for one.",
      cost_centre_unknown: "Your company has no cost centre with this code.",
      no_approver: "This needs approval, and your company has no approver. Add one under Travellers.",
      too_soon_to_approve: "This needs approval, but the pickup is too soon to ask for it. Please call us.",
      /** With `details.name` and `details.left`: how many can still be booked. */
      extra_unavailable: extraUnavailable,
      /** With `details.alternatives`: pickup times with a free vehicle. */
      no_vehicle_free: "No vehicle is available at that time. Please choose another time.",
      price_changed: "The price has changed. Please check it and try again.",
    },
  }),
  companyBookings: call({
    summary:
      "Lists what a company booked for its travellers, the latest pickup first, with purchase order and cost centre.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    input: z.object(ofCompany),
    output: z.object({ bookings: z.array(companyBooking) }),
    refusals: notFound,
  }),
});
