import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { lineDisputeStates } from "#domain/partner/commission-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { payoutStates } from "#domain/partner/payout.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, textField } from "#platform/wire.ts";
import { shownCommission } from "./contract.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");
const partners = ["hotel", "travel_agent"] as const;

/** A file to download; its content in base64. */
const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });
const format = z.enum(["pdf", "csv"], "Choose PDF or CSV");

export const lineDispute = z.object({
  id: z.string(),
  state: z.enum(lineDisputeStates),
  reason: z.string(),
  raised_by: z.string(),
  raised_at: z.string(),
  answer: z.string(),
  answered_at: z.nullable(z.string()),
});

export const listedStatement = z.object({
  id: z.string(),
  number: z.string(),
  partner: z.string(),
  month: z.string(),
  total_cents: z.int(),
  lines: z.int(),
  open_disputes: z.int(),
  issued_at: z.string(),
  /** Its payout’s status; null while unpaid. */
  payout_state: z.nullable(z.enum(payoutStates)),
  paid_on: z.nullable(z.string()),
});
export type ListedStatement = z.output<typeof listedStatement>;

export const statementLine = z.extend(shownCommission, { dispute: z.nullable(lineDispute) });
export type StatementLine = z.output<typeof statementLine>;
export const shownStatement = z.object({ statement: listedStatement, lines: z.array(statementLine) });
export type ShownStatement = z.output<typeof shownStatement>;

const page = z.object({ statements: z.array(listedStatement), next: z.nullable(z.string()) });
const chosen = { statement_id: z.uuid("Choose a statement") };
const notFound = { not_found: "We couldn’t find that statement." };
const ownersOnly = { owners_only: "Only an owner of your organisation sees commission and statements." };

export const disputeForm = z.object({ reason: textField("Enter what is wrong", 1000) });
export const answerForm = z.object({
  outcome: z.enum(["upheld", "dismissed"], "Choose an answer"),
  answer: textField("Enter the answer", 1000),
  /** An overpaid commission stays with the partner: decision 0066. */
  correction_cents: z._default(
    z
      .int("Enter an amount")
      .check(z.minimum(0, "Enter an amount of zero or more"), z.maximum(10_000_000, "Enter at most R100\u00a0000")),
    0,
  ),
});

export const statementsContract = contract({
  partnerStatements: call({
    summary: "Lists the statements of all partners or of one, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({
      organisation_id: z.optional(z.uuid("Choose a partner")),
      kind: z.optional(z.enum(organisationKinds)),
      after: timeKey.field,
    }),
    output: page,
  }),
  readStatement: call({
    summary: "Reads a partner’s statement with its lines and what was said about them.",
    access: viewers,
    effect: "reads",
    input: z.object(chosen),
    output: shownStatement,
    refusals: notFound,
  }),
  issueStatements: call({
    summary: "Issues the statements of a month that has ended: one for each partner with approved commission.",
    access: payers,
    effect: "creates",
    input: z.object({ month: dayField("Choose a month") }),
    output: z.object({ issued: z.int() }),
    refusals: { in_future: "This month hasn’t ended yet." },
  }),
  statementFile: call({
    summary: "Downloads a partner’s statement as PDF or CSV.",
    access: viewers,
    effect: "reads",
    input: z.object({ ...chosen, format }),
    output: savedFile,
    refusals: notFound,
  }),
  answerLineDispute: call({
    summary: "Answers what a partner says about a line; upheld, the next statement corrects it.",
    access: payers,
    effect: "creates",
    input: z.extend(answerForm, { dispute_id: z.uuid("Choose a dispute") }),
    output: z.object({ state: z.enum(lineDisputeStates) }),
    refusals: {
      not_found: "We couldn’t find that dispute.",
      not_possible: "This dispute has been answered already.",
      no_correction: "Enter by how much the line is corrected.",
    },
  }),
  myPartnerStatements: call({
    summary: "Lists the statements of the partner the signed-in person owns.",
    access: partners,
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: page,
    refusals: ownersOnly,
  }),
  myPartnerStatement: call({
    summary: "Reads one of the partner’s own statements, line by line.",
    access: partners,
    effect: "reads",
    input: z.object(chosen),
    output: shownStatement,
    refusals: { ...notFound, ...ownersOnly },
  }),
  myPartnerStatementFile: call({
    summary: "Downloads one of the partner’s own statements as PDF or CSV.",
    access: partners,
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ ...chosen, format }),
    output: savedFile,
    refusals: { ...notFound, ...ownersOnly },
  }),
  disputeLine: call({
    summary: "Disputes a line of the partner’s own statement. Our team answers it.",
    access: partners,
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: z.extend(disputeForm, { commission_id: z.uuid("Choose a line") }),
    output: z.object({ dispute_id: z.string() }),
    refusals: {
      ...ownersOnly,
      not_found: "We couldn’t find that line.",
      disputed_already: "You’ve already told us about this line. We’ll answer it.",
    },
  }),
});
