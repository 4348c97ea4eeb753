import * as z from "zod/mini";
import { expectedCentsField } from "#platform/wire.ts";

/** The status of the latest attempt, as far as the customer needs it. */
export const attemptStages = [
  "open",
  "processing",
  "received",
  "failed",
  "cancelled",
  "proof_sent",
  "proof_rejected",
  "agreed",
] as const;
export type AttemptStage = (typeof attemptStages)[number];

export const gatewayModes = ["live", "sandbox", "stand_in"] as const;

/** A signed form that the browser posts to the gateway with fields in this order. */
export const gatewayForm = z.object({
  action: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type GatewayForm = z.output<typeof gatewayForm>;

/** Why nothing can be paid just now: another payment is in progress. */
export const paymentBusies = ["being_processed", "proof_being_checked", "share_being_paid"] as const;
export type PaymentBusy = (typeof paymentBusies)[number];

/** The account for bank transfers. */
export const bankDetails = z.object({
  bank: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  branch_code: z.string(),
  account_type: z.string(),
  swift: z.string(),
  /** The reference for the transfer. */
  reference: z.string(),
});
export type BankDetails = z.output<typeof bankDetails>;

/** The token at the end of an emailed link. */
export const linkToken = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** The status that the page of every payable shows. */
export const linkStatus = {
  /** Null: it can’t be paid by card. */
  gateway: z.nullable(z.enum(gatewayModes)),
  /** The latest payment by card. */
  attempt: z.nullable(z.object({ stage: z.enum(attemptStages), amount_cents: z.int() })),
  /** The refund for a double payment. */
  paid_twice_cents: z.int(),
};

const status = z.object(linkStatus);
export type LinkStatus = z.output<typeof status>;

/** Reads what a link opens, also while waiting for a bank. */
export const readByLink = {
  access: "anyone",
  effect: "reads",
  limit: { times: 60, seconds: 60 },
  input: z.object({ token: linkToken }),
} as const;

/** The call behind the “Pay now” button of a page opened by link. */
export const startByLink = {
  access: "anyone",
  effect: "creates",
  limit: { times: 20, seconds: 60 },
  input: z.object({
    token: linkToken,
    /** The amount that the page showed. If it has changed, the call is refused before any money moves. */
    expected_cents: z._default(z.nullable(expectedCentsField()), null),
  }),
  output: z.object({ form: gatewayForm }),
} as const;

export const amountChanged = {
  /** With `details.due_cents`. */
  amount_changed: "The amount has changed. Please check it and try again.",
};
