import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import {
  customerDisputeKinds,
  disputeKinds,
  driverDisputeKinds,
  tripDisputeStates,
} from "#domain/incident/dispute-rules.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { pageSizeField, searchField, textField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("record_trip_events");

const opening = {
  reference: z.string("Please enter the booking reference").check(z.trim(), z.minLength(1), z.maxLength(20)),
  code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
};
const openingRefusals = {
  not_found: "We couldn’t find that booking. Check the reference and access code, or use the link in our email.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
};
const cannotDispute = "This can’t be disputed, or you’ve disputed it already. Please call us.";

/** A dispute as its author sees it. */
export const ownDispute = z.object({
  id: z.string(),
  kind: z.enum(disputeKinds),
  state: z.enum(tripDisputeStates),
  pickup_at: moment,
  text: z.string(),
  answer: z.string(),
  disputed_at: moment,
});
export type OwnDispute = z.output<typeof ownDispute>;

export const listedDispute = z.object({
  ...ownDispute.shape,
  version: z.int(),
  /** The author: the customer’s or the driver’s name. */
  by: z.string(),
  is_driver: z.boolean(),
  reference: z.string(),
  trip: z.object({ id: z.string(), from: z.string(), to: z.string() }),
  driver: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
});
export type ListedDispute = z.output<typeof listedDispute>;

export const disputeViews = ["open", "answered", "all"] as const;
export type DisputeView = (typeof disputeViews)[number];

export const disputeAnswerForm = {
  decision: z.enum(["upheld", "dismissed"], "Choose a decision"),
  answer: textField("Enter the answer", 1000),
};

const disputeText = textField("Enter what happened", 1000);

export const disputesContract = contract({
  bookingDisputes: call({
    summary: "Lists what a customer has disputed about a booking’s trips, and what can still be disputed.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: z.object({
      disputes: z.array(ownDispute),
      possible: z.array(z.object({ trip_id: z.string(), pickup_at: moment, kind: z.enum(customerDisputeKinds) })),
    }),
    refusals: openingRefusals,
  }),
  disputeCharge: call({
    summary: "Disputes a no-show or a waiting charge of a booking’s trip, once. Our team answers by email.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 3600 },
    input: z.object({
      ...opening,
      trip_id: z.uuid("Choose a trip"),
      kind: z.enum(customerDisputeKinds, "Choose what you dispute"),
      text: disputeText,
    }),
    output: z.object({ id: z.string() }),
    refusals: { ...openingRefusals, not_possible: cannotDispute },
  }),
  myTripDisputes: call({
    summary: "Lists what the driver who asks has disputed about an own trip, and what can still be disputed.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: z.uuid() }),
    output: z.object({ disputes: z.array(ownDispute), possible: z.array(z.enum(driverDisputeKinds)) }),
    refusals: { not_found: "We couldn’t find that trip." },
  }),
  disputeTrip: call({
    summary: "Disputes a refused no-show or an arrival that counts as late, once. Our team decides by the evidence.",
    access: ["driver"],
    effect: "creates",
    limit: { times: 20, seconds: 3600 },
    input: z.object({
      trip_id: z.uuid("Choose a trip"),
      kind: z.enum(driverDisputeKinds, "Choose what you dispute"),
      text: disputeText,
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that trip.",
      not_possible: "This can’t be disputed, or you’ve disputed it already. Please call dispatch.",
    },
  }),
  listDisputes: call({
    summary: "Lists disputes of customers and drivers about trips, the latest first.",
    access: team,
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(disputeViews), "open"),
      search: searchField,
      dispute_id: z._default(z.nullable(z.uuid()), null),
      size: pageSizeField(25),
      after: timeKey.field,
    }),
    output: z.object({ disputes: z.array(listedDispute), next: z.nullable(z.string()) }),
  }),
  answerDispute: call({
    summary: "Upholds or dismisses a dispute about a trip. The customer or the driver gets the answer by email.",
    access: team,
    effect: "changes",
    input: z.object({ dispute_id: z.uuid("Choose a dispute"), version: versionField, ...disputeAnswerForm }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that dispute.",
      changed_meanwhile: "Someone else has just answered this dispute. Reload the page to see the answer.",
      not_possible: "This dispute has already been answered.",
    },
  }),
});
