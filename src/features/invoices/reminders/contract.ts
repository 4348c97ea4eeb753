import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { chosen, invoiceRefusals, moved, needed } from "../contract.ts";

export const chaseForm = z.object({
  is_chased: z.boolean(),
  /** When the customer promised to pay; null withdraws the promise. */
  promised_on: z.nullable(dayField("Enter a date")),
  reason: needed("Please enter the reason", 300),
});

export const invoiceRemindersContract = contract({
  setInvoiceChase: call({
    summary: "Turns reminders of an unpaid invoice on or off, and sets the date by which payment was promised.",
    access: rolesThatMay("change_invoices"),
    effect: "changes",
    input: z.object({ ...chosen, ...chaseForm.shape }),
    output: moved,
    refusals: { ...invoiceRefusals, promise_in_the_past: "Enter today’s date or a later one." },
  }),
});
