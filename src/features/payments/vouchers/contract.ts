import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { voucherRules, voucherStates } from "#domain/payment/voucher.ts";
import { call, contract } from "#platform/contract.ts";
import { emailField, optionalEmailField, optionalTextField, searchField, textField } from "#platform/wire.ts";

import { amount, opening, reason, unopened } from "../contract.ts";
import { amountChanged, linkStatus, linkToken, readByLink, startByLink } from "../payable-contract.ts";

/** The kind that sealed tokens of voucher links carry: platform/http/sealed-token.ts. */
export const voucherLinkKind = "voucher";

const amountMessage = "Choose an amount from R200 to R20\u00a0000";

/** The form that the buyer of a voucher fills in. */
export const voucherForm = z.object({
  amount_cents: z
    .int(amountMessage)
    .check(z.minimum(voucherRules.leastCents, amountMessage), z.maximum(voucherRules.mostCents, amountMessage)),
  buyer_name: textField("Please enter your name", 80),
  buyer_email: emailField(),
  recipient_name: textField("Please enter who it is for", 80),
  /** If empty, the buyer gets it, to print or pass on. */
  recipient_email: optionalEmailField,
  message: optionalTextField(300),
});

const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

const shownVoucher = z.object({
  number: z.string(),
  state: z.enum(voucherStates),
  /** Null until it is paid for. */
  code: z.nullable(z.string()),
  amount_cents: z.int(),
  left_cents: z.int(),
  buyer_name: z.string(),
  recipient_name: z.string(),
  /** True if it is emailed to the recipient too, not just to the buyer. */
  is_sent_to_recipient: z.boolean(),
  message: z.string(),
  expires_on: z.nullable(z.string()),
  bought_at: z.string(),
  /** The terms it was bought under. */
  terms_version: z.nullable(z.string()),
  ...linkStatus,
});
export type ShownVoucher = z.output<typeof shownVoucher>;

export const listedVoucher = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(voucherStates),
  sold_at: z.string(),
  expires_on: z.string(),
  amount_cents: z.int(),
  used_cents: z.int(),
  refunded_cents: z.int(),
  /** The amount that can still be used or refunded; once expired, the unused amount. */
  left_cents: z.int(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  /** Bookings that it has paid for. */
  bookings: z.array(z.string()),
  /** The most that the actor may refund without a second person. */
  refund_at_most_cents: z.int(),
  is_refundable_by_rule: z.boolean(),
  /** The terms that its buyer accepted, and when; null for vouchers from before. */
  terms_version: z.nullable(z.string()),
  bought_at: z.string(),
});
export type ListedVoucher = z.output<typeof listedVoucher>;

const unopenedVoucher = { not_found: "We couldn’t open this voucher. Use the link in our email, or contact us." };
const unknown = { not_found: "We couldn’t find that voucher." };

export const voucherViews = ["outstanding", "used", "expired", "all"] as const;

export const redeemForm = z.object({ voucher_code: textField("Please enter the code on the voucher", 40) });
export const refundVoucherForm = z.object({ amount_cents: amount, reason });

export const vouchersContract = contract({
  buyVoucher: call({
    summary: "Orders a gift voucher. It is valid once it is paid for.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: voucherForm,
    output: z.object({ token: z.string() }),
    refusals: { way_closed: "Vouchers can’t be paid for online at the moment. Please contact us." },
  }),
  startVoucherPayment: call({
    ...startByLink,
    summary: "Starts to pay for a voucher, and returns the form to send to the gateway.",
    refusals: {
      ...unopenedVoucher,
      paid_already: "This voucher is paid for.",
      way_closed: "Vouchers can’t be paid for online at the moment. Please contact us.",
      being_processed: "A payment for this voucher is being processed. Please wait for your bank to confirm it.",
      ...amountChanged,
    },
  }),
  readVoucher: call({
    ...readByLink,
    summary: "Shows a gift voucher: what it is worth, its code once it is paid for, and until when it is valid.",
    output: shownVoucher,
    refusals: unopenedVoucher,
  }),
  voucherFile: call({
    summary: "Returns a gift voucher as a PDF.",
    access: "anyone",
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token: linkToken }),
    output: savedFile,
    refusals: unopenedVoucher,
  }),
  redeemVoucher: call({
    summary: "Pays for a booking with a gift voucher, whole or in part.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: z.object({ ...opening, ...redeemForm.shape }),
    output: z.object({ paid_cents: z.int(), left_cents: z.int(), due_cents: z.int() }),
    refusals: {
      ...unopened,
      unknown_voucher: "We don’t know this code. Please check it, or contact us.",
      voucher_used: "Nothing is left on this voucher.",
      voucher_expired: "This voucher has expired. Please contact us.",
      not_payable: "There is nothing to pay for this booking at the moment.",
      being_processed: "A payment for this booking is being processed. Please wait for your bank to confirm it.",
    },
  }),
  vouchersSold: call({
    summary: "Lists gift vouchers that were sold, newest first, and what is outstanding on all of them.",
    access: rolesThatMay("verify_payment_proof"),
    effect: "reads",
    input: z.object({ view: z._default(z.enum(voucherViews), "outstanding"), search: searchField }),
    output: z.object({
      vouchers: z.array(listedVoucher),
      /** There are more than the list shows; a search finds them. */
      has_more: z.boolean(),
      /** Outstanding: a liability, not revenue. */
      outstanding_cents: z.int(),
      outstanding_count: z.int(),
      expired_cents: z.int(),
    }),
  }),
  refundVoucher: call({
    summary: "Records that what is left of a gift voucher, or part of it, was refunded to its buyer.",
    access: rolesThatMay("approve_refund"),
    effect: "creates",
    input: z.extend(refundVoucherForm, { id: z.uuid() }),
    output: z.object({ left_cents: z.int() }),
    refusals: {
      ...unknown,
      /** With `details.left_cents`. */
      more_than_left: "That is more than is left on this voucher.",
      same_person: "You have handled this money before. Above R5\u00a0000 in all someone else must refund it.",
      needs_super_user:
        "With what was refunded to this buyer in the last 30 days this is above R5\u00a0000. A super-user must record it.",
    },
  }),
  resendVoucher: call({
    summary: "Sends a gift voucher by email again, to its recipient or its buyer.",
    access: rolesThatMay("verify_payment_proof"),
    effect: "creates",
    limit: { times: 20, seconds: 600 },
    input: z.object({ id: z.uuid() }),
    output: z.object({ sent_to: z.string() }),
    refusals: unknown,
  }),
});
