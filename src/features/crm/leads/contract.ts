import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { optionalTextField, textField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");
const noteTakers = rolesThatMay("note_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();
const state = z.enum(enquiryStates);

/** Open: no one has said the last word. Mine: open and taken by me. Breached: the promised time passed unanswered. */
export const queueFilters = ["open", "mine", "breached", "all"] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** A wish for a price, a question, or a booking that a person must confirm. */
export const queueKinds = ["quote", "inquiry", "booking"] as const;
export type QueueKind = (typeof queueKinds)[number];

/** Anyone who waits for an answer, whichever way they came in. */
export const queueLine = z.object({
  id: z.string(),
  kind: z.enum(queueKinds),
  reference: z.string(),
  state: z.union([state, z.enum(bookingStates)]),
  version: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  /** The first lines of the message, or where the journey goes. */
  summary: z.string(),
  source: z.string(),
  /** Null while no one has named a day. */
  pickup_at: z.nullable(z.string()),
  created_at: moment,
  response_due_at: moment,
  answered_at: z.nullable(moment),
  escalated_at: z.nullable(moment),
  taken_by: z.nullable(z.string()),
  taken_by_me: z.boolean(),
});
export type QueueLine = z.output<typeof queueLine>;

export const enquiryInFull = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(["quote", "inquiry"]),
  state,
  /** Sent back with every action: one done on an older version is refused. */
  version: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  source: z.string(),
  page: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  created_at: moment,
  response_due_at: moment,
  answered_at: z.nullable(moment),
  escalated_at: z.nullable(moment),
  taken_by: z.nullable(z.string()),
  taken_by_me: z.boolean(),
  lost_reason: z.nullable(z.string()),
  moves: z.array(
    z.object({ id: z.string(), to_state: state, by: z.string(), reason: z.nullable(z.string()), at: moment }),
  ),
  /** Messages to the customer, and our team’s own notes. */
  words: z.array(
    z.object({ id: z.string(), kind: z.enum(["answer", "note"]), by: z.string(), text: z.string(), at: moment }),
  ),
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
  /** How often the same address has booked with us. */
  bookings: z.int(),
  possible_states: z.array(state),
});
export type EnquiryInFull = z.output<typeof enquiryInFull>;

const decided = { id: z.uuid(), version: versionField };
const done = z.object({ state, version: z.int() });
/** By age, or by who waits longest among those who have no answer. */
export const queueKey = pageKey({ isAnswered: keyParts.flag, at: keyParts.moment, id: keyParts.id });

/** With `details.enquiry`: the row as it is now. */
const changed = "Someone else has just changed this enquiry. Review the changes, then try again.";
const refusals = {
  not_found: "We couldn’t find that enquiry.",
  changed_meanwhile: changed,
  not_possible: "This enquiry’s status doesn’t allow that.",
};

export const leadsContract = contract({
  answerQueue: call({
    summary: "Lists enquiries, quote requests and booking requests, the most urgent first.",
    access: viewers,
    effect: "reads",
    input: z.object({
      filter: z._default(z.enum(queueFilters), "open"),
      kind: z.optional(z.enum(queueKinds)),
      search: optionalTextField(100),
      after: queueKey.field,
    }),
    output: z.object({
      lines: z.array(queueLine),
      next: z.nullable(z.string()),
      /** Whatever kind and search say. */
      counts: z.object({ open: z.int(), unanswered: z.int(), mine: z.int(), breached: z.int() }),
    }),
  }),
  readEnquiry: call({
    summary: "Reads one enquiry in full: its message, history, answers and quotes.",
    access: viewers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: enquiryInFull,
    refusals: { not_found: refusals.not_found },
  }),
  assignEnquiry: call({
    summary: "Assigns an enquiry to the person who asks, so that no one answers it twice.",
    access: team,
    effect: "changes",
    input: z.object(decided),
    output: done,
    refusals,
  }),
  unassignEnquiry: call({
    summary: "Unassigns an enquiry.",
    access: team,
    effect: "changes",
    input: z.object(decided),
    output: done,
    refusals,
  }),
  answerEnquiry: call({
    summary: "Answers the customer by email.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, text: textField("Enter your answer", 5000) }),
    output: done,
    refusals,
  }),
  noteEnquiry: call({
    summary: "Adds an internal note. The customer does not see it.",
    access: noteTakers,
    effect: "creates",
    input: z.object({ id: z.uuid(), text: textField("Enter a note", 2000) }),
    output: z.object({}),
    refusals: { not_found: refusals.not_found },
  }),
  fileEnquiry: call({
    summary: "Marks an enquiry as qualified, lost with a reason, spam or duplicate.",
    access: team,
    effect: "changes",
    input: z.object({
      ...decided,
      to: z.enum(["qualified", "lost", "spam", "duplicate"]),
      reason: optionalTextField(500),
    }),
    output: done,
    refusals: { ...refusals, reason_missing: "Enter why the enquiry was lost." },
  }),
  reopenEnquiry: call({
    summary: "Reopens an enquiry that was lost, spam or a duplicate.",
    access: team,
    effect: "changes",
    input: z.object({ ...decided, reason: optionalTextField(500) }),
    output: done,
    refusals,
  }),
});
