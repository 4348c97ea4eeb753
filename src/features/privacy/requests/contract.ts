import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import {
  clockStates,
  extensionDays,
  identityProofs,
  ownRequestKinds,
  requestKinds,
  requestSources,
  requestStates,
} from "#domain/privacy/privacy-request.ts";
import { groundNames } from "#domain/privacy/refusal-grounds.ts";
import { answerKinds } from "#domain/privacy/request-email.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import {
  centsField,
  dayField,
  emailField,
  nullable,
  optionalEmailField,
  optionalTextField,
  pageSizeField,
  searchField,
  textField,
  versionField,
} from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("export_personal_data");
const clock = z.object({ state: z.enum(clockStates), days: z.int() });

export const listedRequest = z.object({
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  source: z.enum(requestSources),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  words: z.string(),
  received_at: moment,
  due_at: moment,
  clock,
  extended_at: z.nullable(moment),
  extension_reason: z.string(),
  identity: z.nullable(z.enum(identityProofs)),
  assigned_to: z.nullable(z.object({ id: z.string(), name: z.string() })),
  fee_cents: z.nullable(z.int()),
  fee_paid_at: z.nullable(moment),
  ground: z.nullable(z.enum(groundNames)),
  acknowledged_at: z.nullable(moment),
  copied_at: z.nullable(moment),
  erased_at: z.nullable(moment),
  closed_at: z.nullable(moment),
  /** The answers that can be sent now. */
  answers: z.array(z.enum(answerKinds)),
  /** Latest first. */
  moves: z.array(
    z.object({ id: z.string(), to: z.enum(requestStates), by: z.string(), words: z.string(), at: moment }),
  ),
});
export type PrivacyRequest = z.output<typeof listedRequest>;

export const requestViews = ["open", "overdue", "closed", "all"] as const;
export type RequestView = (typeof requestViews)[number];

/** Our team’s form for a request by phone, post or email. */
export const recordForm = z.object({
  kind: z.enum(requestKinds, "Choose what they ask for"),
  source: z.enum(requestSources, "Choose how it reached us"),
  received_on: dayField("Enter the date it reached us"),
  name: textField("Enter the name", 120),
  email: optionalEmailField,
  phone: optionalTextField(40),
  words: textField("Enter what they ask for", 4000),
});
export type RecordForm = z.input<typeof recordForm>;

/** A request from an account. */
export const ownRequestForm = z.object({
  kind: z.enum(ownRequestKinds, "Choose what you’re asking for"),
  words: textField("Tell us what you’re asking for", 4000),
});
export type OwnRequestForm = z.input<typeof ownRequestForm>;

export const guestRequestPage = "/privacy-request";

/** A request by a person without an account. Short, because it travels in the confirmation link. */
export const guestRequestForm = z.object({
  kind: z.enum(ownRequestKinds, "Choose what you’re asking for"),
  name: textField("Enter your name", 120),
  email: emailField("Enter your email address"),
  words: textField("Tell us what you’re asking for", 1000),
});
export type GuestRequestForm = z.input<typeof guestRequestForm>;

/** An email that a colleague may edit before it is sent. */
export const draftForm = z.object({
  subject: textField("Enter a subject", 200),
  text: textField("Enter the text", 8000),
});

const answerChoice = {
  request_id: z.uuid(),
  answer: z.enum(answerKinds),
  ground: nullable(z.enum(groundNames, "Choose a ground")),
  days: nullable(z.int().check(z.minimum(1), z.maximum(extensionDays, `At most ${extensionDays} days`))),
  reason: optionalTextField(500),
};

const refusals = {
  not_found: "We couldn’t find that request.",
  changed_meanwhile: "Someone else has just changed this request. Review the changes, then try again.",
};

export const privacyRequestsContract = contract({
  listPrivacyRequests: call({
    summary: "Lists requests under POPIA and PAIA with their clocks, the most urgent open one first.",
    access: team,
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(requestViews), "open"),
      search: searchField,
      request_id: nullable(z.uuid()),
      size: pageSizeField(25),
      after: timeKey.field,
    }),
    output: z.object({ requests: z.array(listedRequest), next: z.nullable(z.string()) }),
  }),
  recordPrivacyRequest: call({
    summary: "Records a request that reached us by phone, post or email, and starts its clock.",
    access: team,
    effect: "creates",
    input: recordForm,
    output: z.object({ id: z.string(), reference: z.string() }),
    refusals: {
      not_received_yet: "The date it reached us can’t be in the future, or before POPIA began.",
      contact_missing: "Enter an email address or a phone number.",
    },
  }),
  changePrivacyRequest: call({
    summary: "Records who handles a request, how the identity was checked, and the fee of a PAIA request.",
    access: team,
    effect: "changes",
    input: z.object({
      request_id: z.uuid(),
      version: versionField,
      identity: nullable(z.enum(identityProofs, "Choose how you checked who is asking")),
      is_mine: z._default(z.nullable(z.boolean()), null),
      fee_cents: nullable(centsField("Enter the fee")),
      is_fee_paid: z._default(z.nullable(z.boolean()), null),
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      ...refusals,
      not_open: "This request has been answered. Reload the page to see how.",
      no_fee: "Only a PAIA request may cost something.",
    },
  }),
  draftPrivacyEmail: call({
    summary: "Drafts the email that answers a request. Nothing is sent.",
    access: team,
    effect: "reads",
    input: z.object(answerChoice),
    output: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
    refusals: { not_found: refusals.not_found },
  }),
  answerPrivacyRequest: call({
    summary: "Acknowledges, extends, grants, refuses or closes a request, and sends the email that says so.",
    access: team,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({
      ...answerChoice,
      version: versionField,
      ...draftForm.shape,
    }),
    output: z.object({ version: z.int(), is_emailed: z.boolean() }),
    refusals: {
      ...refusals,
      not_open: "This request has already been answered.",
      not_possible: "This request has already been answered.",
      acknowledged_already: "This request has already been acknowledged.",
      identity_missing: "First record how you checked who is asking.",
      ground_missing: "Choose the ground for refusing.",
      reason_missing: "Enter why you need more time, and how many days.",
      not_extendable: "Only a request for access to records can be extended.",
      extended_already: "This request has been extended once already.",
      too_late: "The 30 days are over. A request can be extended only before that.",
    },
  }),
  sendGuestRequest: call({
    summary:
      "Emails a link to the address entered, which confirms a request about personal data. It says nothing about what we hold.",
    access: "anyone",
    effect: "changes",
    limit: { times: 5, seconds: 3600 },
    input: guestRequestForm,
    output: z.object({}),
  }),
  confirmGuestRequest: call({
    summary: "Records a request about personal data, by the link that its email address received.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 3600 },
    input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(12_000)) }),
    output: z.object({ reference: z.string(), due_at: moment }),
    refusals: {
      link_invalid: "This link is incomplete or older than seven days. Please send your request again.",
      too_many: "You have three open requests. We’ll answer them first.",
    },
  }),
  makePrivacyRequest: call({
    summary: "Sends us a request about one’s own personal data, from one’s account.",
    access: "signed_in",
    effect: "creates",
    limit: { times: 5, seconds: 3600 },
    input: ownRequestForm,
    output: z.object({ reference: z.string() }),
    refusals: { too_many: "You have three open requests. We’ll answer them first." },
  }),
  myPrivacyRequests: call({
    summary: "Lists the requests that the signed-in person has sent us about their data.",
    access: "signed_in",
    effect: "reads",
    input: z.object({}),
    output: z.object({
      /** False while three are open. */
      may_send: z.boolean(),
      requests: z.array(
        z.object({
          reference: z.string(),
          kind: z.enum(requestKinds),
          state: z.enum(requestStates),
          received_at: moment,
          due_at: moment,
        }),
      ),
    }),
  }),
});
