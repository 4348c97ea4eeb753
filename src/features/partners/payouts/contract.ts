import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { payoutStates } from "#domain/partner/payout.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField, optionalTextField, textField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");

export const shownPayout = z.object({
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  partner: z.string(),
  state: z.enum(payoutStates),
  amount_cents: z.int(),
  statements: z.array(z.string()),
  has_bank: z.boolean(),
  /** Statement lines that the partner disputes and we have not answered. */
  open_disputes: z.int(),
  drafted_by: z.string(),
  drafted_at: z.string(),
  approved_by: z.nullable(z.string()),
  paid_by: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
  payment_note: z.string(),
  /** Whether the actor may approve it: above a limit it needs a second person. */
  may_approve: z.boolean(),
});
export type ShownPayout = z.output<typeof shownPayout>;

export const paidForm = z.object({
  paid_on: dayField("Enter the date it was paid"),
  payment_note: textField("Enter the bank’s reference", 200),
});

const chosen = { payout_id: z.uuid("Choose a payout"), version: versionField };
const refusals = {
  not_found: "We couldn’t find that payout.",
  changed_meanwhile: "Someone else has just changed this payout. Review it, then try again.",
  not_possible: "This payout’s status doesn’t allow that.",
};
const moved = z.object({ version: z.int(), state: z.enum(payoutStates) });

export const payoutsContract = contract({
  partnerPayouts: call({
    summary: "Lists payouts to partners, the latest first.",
    access: viewers,
    effect: "reads",
    input: z.object({ kind: z.optional(z.enum(organisationKinds)), after: timeKey.field }),
    output: z.object({
      payouts: z.array(shownPayout),
      next: z.nullable(z.string()),
      at_least_cents: z.int(),
      /** The number of partners that could be paid now. */
      to_draft: z.int(),
    }),
  }),
  draftPayouts: call({
    summary: "Drafts a payout for each partner, or each of a kind, whose unpaid statements come to enough.",
    access: payers,
    effect: "creates",
    input: z.object({ kind: z.optional(z.enum(organisationKinds)) }),
    output: z.object({ drafted: z.int() }),
    refusals: { nothing_due: "No partner’s unpaid statements reach the minimum payout yet." },
  }),
  approvePayout: call({
    summary: "Approves a payout. Above a limit, someone other than the person who drafted it approves it.",
    access: payers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: {
      ...refusals,
      second_person: "This amount needs a second person: someone else has to approve it.",
      no_bank: "This partner has no bank account on record. Add it first.",
    },
  }),
  markPayoutPaid: call({
    summary: "Records that a payout was paid, and emails the partner’s owners.",
    access: payers,
    effect: "creates",
    input: z.extend(paidForm, chosen),
    output: moved,
    refusals: { ...refusals, in_future: "Choose a date that isn’t in the future." },
  }),
  cancelPayout: call({
    summary: "Cancels a payout that isn’t paid. Its statements wait to be paid again.",
    access: payers,
    effect: "creates",
    input: z.object({ ...chosen, reason: optionalTextField(500) }),
    output: moved,
    refusals,
  }),
  payoutBankFile: call({
    summary: "Downloads all approved payouts as a bulk payment file for the bank.",
    access: payers,
    effect: "reads",
    input: z.object({ pay_on: dayField("Enter the date to pay on") }),
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    refusals: {
      nothing_due: "No payout is approved.",
      in_past: "Choose today or a later date.",
    },
  }),
});
