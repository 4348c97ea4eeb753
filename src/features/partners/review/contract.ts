import * as z from "zod/mini";
import { applicationKinds, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { partnerModels } from "#domain/partner/partner-terms.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, searchField, textField, versionField } from "#platform/wire.ts";

const team = ["admin", "super_user"] as const;

const kind = z.enum(applicationKinds);
const state = z.enum(applicationStates);
const moment = z.iso.datetime();

export const listedApplication = z.object({
  id: z.string(),
  reference: z.string(),
  kind,
  state,
  version: z.int(),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  area: z.string(),
  documents: z.int(),
  /** Set once the partner is active. */
  organisation_id: z.nullable(z.string()),
  created_at: moment,
  updated_at: moment,
});
export type ListedApplication = z.output<typeof listedApplication>;

export const reviewedApplication = z.object({
  id: z.string(),
  reference: z.string(),
  kind,
  state,
  /** Sent back with every decision, so that one made on an older version is refused. */
  version: z.int(),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  area: z.string(),
  registration_number: z.string(),
  vat_number: z.string(),
  message: z.string(),
  /** The latest question, or the reason for a rejection. */
  note: z.string(),
  organisation_id: z.nullable(z.string()),
  created_at: moment,
  updated_at: moment,
  /** The privacy notice that the applicant agreed to. */
  privacy_version: z.nullable(z.string()),
  /** The questions for this kind of partner, in words. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The file itself is at /files/v1/{file_id}, with the bearer token. */
  documents: z.array(
    z.object({
      file_id: z.string(),
      type: z.string(),
      name: z.string(),
      file_name: z.string(),
      content_type: z.string(),
      size: z.int(),
      added_at: moment,
    }),
  ),
  missing_documents: z.array(z.string()),
  moves: z.array(
    z.object({
      id: z.string(),
      from_state: z.nullable(state),
      to_state: state,
      /** A name, or "applicant", "visitor", "system". */
      by: z.string(),
      note: z.string(),
      at: moment,
    }),
  ),
  /** The states it can move to. */
  possible_states: z.array(state),
});
export type ReviewedApplication = z.output<typeof reviewedApplication>;

const note = optionalTextField(2000);

/** The terms that a hotel or a travel agent starts with. */
export const agreedTerms = z.object({
  commission_rate: z
    .number("Enter a percentage")
    .check(z.minimum(0, "Enter 0% or more"), z.maximum(1, "Enter 100% or less")),
  model: z.enum(partnerModels, "Choose how the partner earns"),
});
export const approvalForm = z.extend(agreedTerms, { note });
export type AgreedTerms = z.output<typeof agreedTerms>;

const decided = { id: z.uuid(), version: versionField };
const moved = z.object({ state, version: z.int() });

const refusals = {
  not_found: "We couldn’t find that application.",
  changed_meanwhile: "Someone else has just changed this application. Review the changes, then try again.",
  not_possible: "This application’s status doesn’t allow that.",
};

export const reviewContract = contract({
  applicationsForReview: call({
    summary: "Lists partner applications, the newest first, with how many there are in each status.",
    access: team,
    effect: "reads",
    input: z.object({
      kind: z.optional(kind),
      states: z.optional(z.array(state).check(z.maxLength(applicationStates.length))),
      search: searchField,
      /** The previous page’s `next`. */
      after: timeKey.field,
    }),
    output: z.object({
      applications: z.array(listedApplication),
      next: z.nullable(z.string()),
      /** For the requested kind, ignoring other filters; empty states are left out. */
      counts: z.array(z.object({ state, applications: z.int() })),
    }),
  }),
  reviewApplication: call({
    summary: "Reads one application in full. The applicant is not notified.",
    access: team,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: reviewedApplication,
    refusals: { not_found: refusals.not_found },
  }),
  startReview: call({
    summary: "Starts the review of a new application and emails the applicant.",
    access: team,
    effect: "creates",
    input: z.object(decided),
    output: moved,
    refusals,
  }),
  askApplicant: call({
    summary: "Asks the applicant a question by email.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, question: textField("Enter the question", 2000) }),
    output: moved,
    refusals,
  }),
  approveApplication: call({
    summary: "Approves an application with what is agreed. The invitation is a separate step.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, note, terms: z._default(z.nullable(agreedTerms), null) }),
    output: moved,
    refusals,
  }),
  rejectApplication: call({
    summary: "Rejects an application, with the reason the applicant reads.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, reason: textField("Enter the reason", 2000) }),
    output: moved,
    refusals,
  }),
  reopenApplication: call({
    summary: "Reopens an application that was rejected.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, note }),
    output: moved,
    refusals,
  }),
  inviteApplicant: call({
    summary: "Invites an approved applicant to open an account; also again, when an invitation has expired.",
    access: team,
    effect: "creates",
    input: z.object(decided),
    output: moved,
    refusals,
  }),
  suspendPartner: call({
    summary: "Suspends an active partner, with a reason.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, reason: textField("Enter the reason", 2000) }),
    output: moved,
    refusals,
  }),
  reinstatePartner: call({
    summary: "Reinstates a suspended partner.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, note }),
    output: moved,
    refusals,
  }),
  terminatePartner: call({
    summary: "Ends a partnership for good, with a reason.",
    access: team,
    effect: "creates",
    input: z.object({ ...decided, reason: textField("Enter the reason", 2000) }),
    output: moved,
    refusals,
  }),
});
