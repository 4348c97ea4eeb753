import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { payItemKinds } from "#domain/pay/pay-item.ts";
import { payRunStates } from "#domain/pay/pay-run.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, optionalTextField, textField, versionField } from "#platform/wire.ts";
import { ownersOnly } from "../contract.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");

/** A file to download; its content in base64. */
const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

export const payRun = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(payRunStates),
  from: z.string(),
  until: z.string(),
  total_cents: z.int(),
  statements: z.int(),
  drafted_by: z.string(),
  drafted_at: z.iso.datetime(),
  approved_by: z.nullable(z.string()),
  paid_by: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
  payment_note: z.string(),
  /** The number of providers that have not invoiced everything they are paid. */
  uninvoiced_providers: z.int(),
  /** Whether the actor may approve it: above a limit it needs a second person. */
  may_approve: z.boolean(),
});
export type ShownPayRun = z.output<typeof payRun>;

export const shownPayStatement = z.object({
  id: z.string(),
  name: z.string(),
  is_provider: z.boolean(),
  earned_cents: z.int(),
  set_off_cents: z.int(),
  amount_cents: z.int(),
  /** For a provider: the amount without an invoice. */
  uninvoiced: z.object({ trips: z.int(), cents: z.int() }),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(payItemKinds),
      earned_on: z.string(),
      reference: z.nullable(z.string()),
      /** For a provider’s statement: the driver. */
      driver: z.string(),
      lines: z.array(z.object({ text: z.string(), amount_cents: z.int() })),
      amount_cents: z.int(),
    }),
  ),
});
export type ShownPayStatement = z.output<typeof shownPayStatement>;

export const payRunForm = z
  .object({ from: dayField("Enter the first date"), until: dayField("Enter the last date") })
  .check(
    z.refine(({ from, until }) => from <= until, { path: ["until"], message: "Enter a date on or after the first" }),
  );

export const paidForm = z.object({
  paid_on: dayField("Enter the date it was paid"),
  payment_note: textField("Enter the bank’s reference", 200),
});

const chosen = { run_id: z.uuid("Choose a pay run"), version: versionField };
const notFound = { not_found: "We couldn’t find that pay run." };
const refusals = {
  ...notFound,
  changed_meanwhile: "Someone else has just changed this pay run. Review it, then try again.",
  not_possible: "This pay run’s status doesn’t allow that.",
};
const cashChanged = {
  cash_changed: "Cash that this pay run deducts has been handed in since. Cancel the run and draft it again.",
};
const moved = z.object({ version: z.int(), state: z.enum(payRunStates) });
const noStatement = { not_found: "We couldn’t find that statement." };

export const payRunsContract = contract({
  payRuns: call({
    summary: "Lists pay runs, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({ after: timeKey.field }),
    output: z.object({ runs: z.array(payRun), next: z.nullable(z.string()) }),
  }),
  readPayRun: call({
    summary: "Reads a pay run with the statement of every driver and provider on it.",
    access: viewers,
    effect: "reads",
    input: z.object({ run_id: z.uuid("Choose a pay run") }),
    output: z.object({
      run: payRun,
      /** Cash that it deducts has been handed in since, so it can only be cancelled. */
      is_cash_changed: z.boolean(),
      statements: z.array(shownPayStatement),
    }),
    refusals: notFound,
  }),
  draftPayRun: call({
    summary: "Drafts a pay run of everything that is open up to a date, with cash that wasn’t handed in set off.",
    access: payers,
    effect: "creates",
    input: payRunForm,
    output: z.object({ run_id: z.string() }),
    refusals: {
      in_future: "Choose a last date that isn’t in the future.",
      nothing_due: "There is nothing to pay for this period.",
    },
  }),
  approvePayRun: call({
    summary: "Approves a pay run. Above a limit, someone other than the person who drafted it approves it.",
    access: payers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: {
      ...refusals,
      ...cashChanged,
      second_person: "This amount needs a second person: someone else has to approve it.",
    },
  }),
  markPayRunPaid: call({
    summary: "Records that a pay run was paid. Everyone on it gets their statement by email.",
    access: payers,
    effect: "creates",
    input: z.extend(paidForm, chosen),
    output: moved,
    refusals: { ...refusals, ...cashChanged, in_future: "Choose a date that isn’t in the future." },
  }),
  cancelPayRun: call({
    summary: "Cancels a pay run that isn’t paid. What was on it is open again.",
    access: payers,
    effect: "creates",
    input: z.object({ ...chosen, reason: optionalTextField(500) }),
    output: moved,
    refusals,
  }),
  payRunFile: call({
    summary: "Downloads a pay run as a CSV file, one line for each amount.",
    access: viewers,
    effect: "reads",
    input: z.object({ run_id: z.uuid("Choose a pay run") }),
    output: savedFile,
    refusals: notFound,
  }),
  payStatementFile: call({
    summary: "Downloads one statement of a pay run as a PDF.",
    access: viewers,
    effect: "reads",
    input: z.object({ statement_id: z.uuid("Choose a statement") }),
    output: savedFile,
    refusals: noStatement,
  }),
  myPayStatement: call({
    summary: "Downloads a paid statement of the driver who asks, as a PDF.",
    access: ["driver"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ statement_id: z.uuid("Choose a statement") }),
    output: savedFile,
    refusals: noStatement,
  }),
  providerStatementFile: call({
    summary: "Downloads a paid statement of the provider of the person who asks, as a PDF.",
    access: ["driver_provider"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ statement_id: z.uuid("Choose a statement") }),
    output: savedFile,
    refusals: { ...ownersOnly, not_found: "We couldn’t find that statement." },
  }),
});
