import * as z from "zod/mini";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { optionalTextField, textField, versionField } from "#platform/wire.ts";

export const invoiceKinds = ["invoice", "tax_invoice", "abridged", "pro_forma", "credit_note"] as const;
export const invoiceStates = ["issued", "sent", "part_paid", "paid", ...lateStates, "credited", "written_off"] as const;
/** Our team sees drafts as well. */
export const listedInvoiceStates = ["draft", ...invoiceStates] as const;
export const vatCodes = ["EX12G", "STD15", "ZERO", "OOS"] as const;

/** What the tokens of links to an invoice are sealed for: platform/http/sealed-token.ts. */
export const invoiceLinkKind = "invoice";

/** A file for the browser to save; its content in base64. */
export const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

export const text = optionalTextField;
export const needed = (message: string, most = 500) => textField(message, most);

const optionalText = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most, "Too long")));
/** A booking, opened by whose it is or with its access code. */
export const openedBooking = { reference: optionalText(20), code: optionalText(40) };
export const closedRefusals = {
  not_found: "We couldn’t find that document.",
  locked: "Too many attempts. Try again in 15 minutes.",
};

/** An action on one invoice: which, and as it was when it was read. */
export const chosen = { id: z.uuid(), version: versionField };
export const moved = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(listedInvoiceStates),
  number: z.string(),
});
export const invoiceRefusals = {
  not_found: "We couldn’t find that invoice.",
  changed_meanwhile: "Someone else has just changed this invoice. Review the changes, then try again.",
  not_possible: "That isn’t possible with this invoice’s current status.",
};
