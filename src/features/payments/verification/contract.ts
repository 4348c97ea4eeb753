import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { call, contract } from "#platform/contract.ts";
import { searchField, versionField } from "#platform/wire.ts";
import { amount, note, paging, reason } from "../contract.ts";

const verifiers = rolesThatMay("verify_payment_proof");

const moment = z.iso.datetime();

export const proofStates = ["submitted", "verified", "rejected"] as const;

export type ProofState = (typeof proofStates)[number];

export const listedProof = z.object({
  id: z.string(),
  state: z.enum(proofStates),
  booking_reference: z.string(),
  customer_name: z.string(),
  payer: z.string(),
  /** The amount that the customer says they paid, and the amount we expect. */
  claimed_cents: z.nullable(z.int()),
  expected_cents: z.int(),
  claimed_on: z.nullable(z.string()),
  transfer_reference: z.nullable(z.string()),
  /** The same file was sent for another booking. */
  is_reused: z.boolean(),
  /** A bank line is matched to its payment. */
  is_on_statement: z.boolean(),
  reason: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  created_at: moment,
});

export type ListedProof = z.output<typeof listedProof>;

export const seenLine = z.object({
  id: z.string(),
  booked_on: z.string(),
  amount_cents: z.int(),
  description: z.string(),
  /** It contains the booking’s reference with the right check character. */
  names_booking: z.boolean(),
  is_tied: z.boolean(),
});

export type SeenLine = z.output<typeof seenLine>;

const openedProof = z.extend(listedProof, {
  payment: z.object({
    id: z.string(),
    state: z.string(),
    version: z.int(),
    amount_cents: z.int(),
    /** Already counted: a trusted guest, or an earlier bank line. */
    is_received: z.boolean(),
    created_at: moment,
  }),
  booking: z.object({
    id: z.string(),
    reference: z.string(),
    status: z.enum(bookingStatuses),
    email: z.string(),
    phone: z.string(),
    pickup_at: moment,
    total_cents: z.nullable(z.int()),
    open_cents: z.int(),
  }),
  file: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int(), sha256: z.string() }),
  /** The reference given to the payer is the booking's own, with a valid check character. */
  is_reference_right: z.boolean(),
  same_file: z.array(z.object({ booking_reference: z.string(), state: z.enum(proofStates), sent_at: moment })),
  bank_lines: z.array(seenLine),
});

export type OpenedProof = z.output<typeof openedProof>;

const refusals = {
  not_found: "We couldn’t find that proof.",
  changed_meanwhile: "Someone else has just changed this payment. Review the changes, then try again.",
  decided: "This proof has already been verified or rejected.",
  not_possible: "The payment for this proof is closed. Record the amount received as a new payment.",
};

export const verificationContract = contract({
  transferProofs: call({
    summary: "Lists proofs of payment: waiting ones oldest first, decided ones latest first.",
    access: verifiers,
    effect: "reads",
    input: z.object({ view: z._default(z.enum(["waiting", "decided"]), "waiting"), search: searchField, ...paging }),
    output: z.object({ proofs: z.array(listedProof), next: z.nullable(z.string()) }),
  }),
  transferProof: call({
    summary: "Shows one proof of payment with everything needed to decide.",
    access: verifiers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: openedProof,
    refusals: { not_found: refusals.not_found },
  }),
  verifyTransferProof: call({
    summary: "Verifies that the payment of a proof has arrived, in full or with another amount.",
    access: verifiers,
    effect: "creates",
    input: z.object({
      id: z.uuid(),
      /** The payment’s version on the screen. */
      version: versionField,
      amount_cents: amount,
      note,
      /** The same file was sent for another booking, and the person verifying accepts that. */
      despite_reuse: z._default(z.boolean(), false),
    }),
    output: z.object({ state: z.string(), version: z.int() }),
    refusals: {
      ...refusals,
      /** With `details.references`. */
      reused: "The same file was sent for another booking. Add a note to explain why it counts for this one too.",
      amount_fixed: "This payment is already counted with a different amount.",
      billed_monthly:
        "This booking is on a monthly invoice. Match the payment with that invoice, then reject this proof.",
    },
  }),
  rejectTransferProof: call({
    summary: "Rejects a proof of payment. We email the customer the reason.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), version: versionField, reason }),
    output: z.object({ state: z.string(), version: z.int() }),
    refusals: {
      ...refusals,
      received: "This payment already counts as received. Cancel the booking or call the customer instead.",
    },
  }),
});
