import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { opening, unopened } from "../contract.ts";

const payers = rolesThatMay("approve_refund");
const moment = z.iso.datetime();

const text = (message: string, most: number) =>
  z.string(message).check(z.trim(), z.minLength(2, message), z.maxLength(most, `Use at most ${most} characters`));

export const accountTypes = ["current", "savings", "transmission"] as const;

/** A bank account as its owner enters it. Overseas accounts have an IBAN and a SWIFT code. */
export const refundAccountForm = z.object({
  holder: text("Enter the name of the account holder", 100),
  bank: text("Enter the bank", 60),
  branch_code: z
    .string("Enter the branch code or SWIFT code")
    .check(z.trim(), z.regex(/^[0-9A-Za-z ]{4,15}$/, "Enter the branch code or SWIFT code")),
  account_number: z
    .string("Enter the account number")
    .check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,38}$/, "Enter the account number, in digits or as an IBAN")),
  account_type: z.enum(accountTypes, "Choose the type of account"),
});

const shownAccount = {
  holder: z.string(),
  bank: z.string(),
  branch_code: z.string(),
  account_type: z.enum(accountTypes),
  given_at: moment,
};

const unknown = { not_found: "We couldn’t find that refund." };

export const refundAccountContract = contract({
  refundAccount: call({
    summary: "Shows whether a refund of a booking needs bank details, and which were given.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: z.object({
      /** The amount to be refunded by bank transfer; 0 if no account is needed. */
      amount_cents: z.int(),
      /** Without its number: only the last digits are shown. */
      account: z.nullable(z.object({ ...shownAccount, account_ending: z.string() })),
    }),
    refusals: unopened,
  }),
  giveRefundAccount: call({
    summary: "Saves the bank account that a refund of a booking is paid to.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: z.extend(refundAccountForm, opening),
    output: z.object({ account_ending: z.string() }),
    refusals: { ...unopened, not_needed: "No refund for this booking needs a bank account." },
  }),
  refundAccountToPay: call({
    summary: "Shows the bank account a refund is paid to, in full. Each view is recorded in the activity log.",
    access: payers,
    effect: "changes",
    input: z.object({ refund_id: z.uuid() }),
    output: z.object({
      reference: z.string(),
      customer_name: z.string(),
      amount_cents: z.int(),
      account: z.nullable(z.object({ ...shownAccount, account_number: z.string(), given_by: z.string() })),
    }),
    refusals: unknown,
  }),
  saveRefundAccount: call({
    summary: "Saves the bank account a customer gave us for their refund.",
    access: payers,
    effect: "creates",
    input: z.extend(refundAccountForm, { refund_id: z.uuid() }),
    output: z.object({ account_ending: z.string() }),
    refusals: { ...unknown, not_needed: "This refund is not paid by bank transfer." },
  }),
  askForRefundAccount: call({
    summary: "Emails the customer a link to give the bank account for their refund.",
    access: payers,
    effect: "creates",
    limit: { times: 30, seconds: 60 },
    input: z.object({ refund_id: z.uuid() }),
    output: z.object({ email: z.string() }),
    refusals: {
      ...unknown,
      not_needed: "This refund is not paid by bank transfer.",
      no_address: "This customer has no email address. Call them and enter the bank account here.",
    },
  }),
});
