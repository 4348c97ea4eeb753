import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { shownFields } from "#platform/fact-fields.ts";
import { versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();
const state = z.enum(bookingStates);

/** Why a request is turned down, in the words the customer reads. */
export const declineReasonTexts = {
  no_vehicle: "We have no vehicle available at that time.",
  no_driver: "We have no driver available at that time.",
  out_of_area: "The trip is outside our service area.",
  short_notice: "The pickup is too soon for us.",
  cannot_fulfil: "We can’t meet your request.",
  other: "We can’t offer this trip.",
} as const;
export const requestDeclineReasons = [
  "no_vehicle",
  "no_driver",
  "out_of_area",
  "short_notice",
  "cannot_fulfil",
  "other",
] as const satisfies readonly (keyof typeof declineReasonTexts)[];

/** A booking that our team must confirm. */
export const requestInFull = z.object({
  id: z.string(),
  reference: z.string(),
  state,
  /** Sent back with every action: one done on an older version is refused. */
  version: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  return_at: z.nullable(moment),
  /** Days that vehicle and driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  bags: z.int(),
  flight_number: z.string(),
  ...shownFields(plainFacts.table),
  /** The tariff’s price, if it has one. */
  total_cents: z.nullable(z.int()),
  lines: z.array(z.object({ text: z.string(), amount_cents: z.int() })),
  /** Why our team must check it. */
  doubts: z.array(z.string()),
  created_at: moment,
  response_due_at: z.nullable(moment),
  answered_at: z.nullable(moment),
  escalated_at: z.nullable(moment),
  taken_by: z.nullable(z.string()),
  taken_by_me: z.boolean(),
  quotes: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      version: z.int(),
      state: z.enum(quoteStates),
      total_cents: z.nullable(z.int()),
      valid_until: moment,
    }),
  ),
});
export type RequestInFull = z.output<typeof requestInFull>;

const decided = { id: z.uuid(), version: versionField };
const done = z.object({ state, version: z.int() });
const refusals = {
  not_found: "We couldn’t find that request.",
  changed_meanwhile: "Someone else has just changed this request. Review the changes, then save again.",
  not_possible: "This request’s status doesn’t allow that. Reload the page to see what you can do.",
};

export const bookingRequestsContract = contract({
  readRequest: call({
    summary: "Reads one booking request in full, with its tariff price and quotes.",
    access: viewers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: requestInFull,
    refusals: { not_found: refusals.not_found },
  }),
  takeRequest: call({
    summary: "Assigns a booking request to the signed-in person, so that no one answers it twice.",
    access: team,
    effect: "changes",
    input: z.object(decided),
    output: done,
    refusals,
  }),
  releaseRequest: call({
    summary: "Unassigns a booking request.",
    access: team,
    effect: "changes",
    input: z.object(decided),
    output: done,
    refusals,
  }),
  declineRequest: call({
    summary: "Declines a booking request and emails the customer the reason and other options.",
    access: team,
    effect: "creates",
    input: z.object({
      ...decided,
      reason: z.enum(requestDeclineReasons, "Please choose a reason"),
      /** Our alternative offer, in our own words. */
      alternatives: z._default(z.string().check(z.trim(), z.maxLength(2000, "Please use at most 2000 characters")), ""),
    }),
    output: done,
    refusals,
  }),
});
