import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, pageSizeField, textField } from "#platform/wire.ts";

export const reason = textField("Please enter the reason", 500);

export const note = optionalTextField(500);

/** Paging of a list: the previous page’s `next`, and the number of rows. */
export const paging = {
  after: timeKey.field,
  size: pageSizeField(25),
};

export const amountMessage = "Please enter the amount";

export const amount = z
  .int(amountMessage)
  .check(z.minimum(1, amountMessage), z.maximum(100_000_000, "Enter a smaller amount"));

/** Opens a booking by reference, with the access code unless its owner is signed in. */
export const opening = {
  reference: z.string("Please enter the booking reference").check(z.trim(), z.minLength(1), z.maxLength(20)),
  code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
};

export const unopened = {
  not_found: "We couldn’t find that booking. Check the reference and access code, or use the link in our email.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
};

export const paymentsContract = contract({
  paymentsWaiting: call({
    summary: "Counts what is waiting on each tab of payments.",
    access: rolesThatMay("verify_payment_proof"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ proofs: z.int(), notices: z.int(), bank: z.int(), refunds: z.int(), cash: z.int() }),
  }),
});
