import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { refundRefusals } from "#domain/account/refund-limit.ts";
import { paidMethods } from "#domain/payment/payment-lifecycle.ts";
import { refundStates } from "#domain/payment/refund-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, searchField, textField, versionField } from "#platform/wire.ts";

/** A refund is for a booking with its shares, or for a voucher or invoice that was paid twice. */
export const refundSubjectKinds = ["booking", "voucher", "invoice"] as const;

const moment = z.iso.datetime();
const state = z.enum(refundStates);

export const listedRefund = z.object({
  id: z.string(),
  state,
  version: z.int(),
  /** The kind of record that is refunded. */
  of: z.enum(refundSubjectKinds),
  reference: z.string(),
  customer_name: z.string(),
  amount_cents: z.int(),
  fee_cents: z.int(),
  reason_code: z.string(),
  note: z.string(),
  hours_before: z.nullable(z.number()),
  /** The document for a waiver, at /files/v1/{id}, for people who may decide on the refund. */
  document_id: z.nullable(z.string()),
  method: z.enum(paidMethods),
  /** The account’s last digits, if one was given. */
  account_ending: z.nullable(z.string()),
  /** The first approver’s name, if a second is needed. */
  approved_by: z.nullable(z.string()),
  needs_second_person: z.boolean(),
  /** Why the actor can’t approve it; null if they can. */
  against_approval: z.nullable(z.enum(refundRefusals)),
  created_at: moment,
  updated_at: moment,
});
export type ListedRefund = z.output<typeof listedRefund>;

const reason = textField("Please enter the reason", 500);
const note = optionalTextField(500);

const decided = { id: z.uuid(), version: versionField };
const moved = z.object({ state, version: z.int() });

const refusals = {
  not_found: "We couldn’t find that refund.",
  changed_meanwhile: "Someone else has just changed this refund. Review the changes, then try again.",
  not_possible: "That isn’t possible with this refund’s current status.",
};

export const refundsContract = contract({
  refundsForReview: call({
    summary: "Lists refunds, newest first, with how many have each status.",
    access: rolesThatMay("approve_refund"),
    effect: "reads",
    input: z.object({
      states: z.optional(z.array(state).check(z.maxLength(refundStates.length))),
      search: searchField,
      /** The previous page’s `next`. */
      after: timeKey.field,
    }),
    output: z.object({
      refunds: z.array(listedRefund),
      next: z.nullable(z.string()),
      counts: z.array(z.object({ state, refunds: z.int() })),
    }),
  }),
  approveRefund: call({
    summary: "Approves a refund. A large one needs two approvals, one of them by a super-user.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    needsFreshFactor: true,
    input: z.object({ ...decided, note }),
    output: moved,
    refusals: {
      ...refusals,
      same_person: "You have already approved this refund. A refund of this size needs a second approval.",
      needs_super_user: "A refund of this size needs approval by a super-user.",
    },
  }),
  rejectRefund: call({
    summary: "Rejects a refund, with the reason.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    input: z.object({ ...decided, reason }),
    output: moved,
    refusals,
  }),
  markRefundPaid: call({
    summary: "Records that a refund was paid manually, by bank transfer or in cash.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    input: z.object({ ...decided, note }),
    output: moved,
    refusals,
  }),
});
