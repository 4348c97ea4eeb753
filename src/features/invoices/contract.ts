import * as z from "zod/mini";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { optionalTextField, textField, versionField } from "#platform/wire.ts";

export const invoiceKinds = ["invoice", "tax_invoice", "abridged", "pro_forma", "credit_note"] as const;
export const invoiceStates = ["issued", "sent", "part_paid", "paid", ...lateStates, "credited", "written_off"] as const;
/** An invoice’s status in our team’s list. */
export const listedInvoiceStates = ["draft", ...invoiceStates] as const;
export const vatCodes = ["EX12G", "STD15", "ZERO", "OOS"] as const;

/** The kind that sealed tokens of invoice links carry: platform/http/sealed-token.ts. */
export const invoiceLinkKind = "invoice";

/** A file to download; its content in base64. */
export const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

export const text = optionalTextField;
export const needed = (message: string, most = 500) => textField(message, most);

const optionalText = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most, "Too long")));
/** A booking, opened by its owner or with its access code. */
export const openedBooking = { reference: optionalText(20), code: optionalText(40) };
export const closedRefusals = {
  not_found: "We couldn’t find that document.",
  locked: "Too many attempts. Try again in 15 minutes.",
};

/** An action on one invoice, with the version on the screen. */
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

/** A row of our team’s invoice list. */
export const listedInvoice = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(listedInvoiceStates),
  buyer_name: z.string(),
  buyer_email: z.string(),
  booking_reference: z.nullable(z.string()),
  total_cents: z.int(),
  vat_cents: z.int(),
  paid_cents: z.int(),
  credited_cents: z.int(),
  open_cents: z.int(),
  issued_at: z.iso.datetime(),
  due_on: z.string(),
  sent_at: z.nullable(z.iso.datetime()),
});
export type ListedInvoice = z.output<typeof listedInvoice>;

/** The buyer of an invoice, as the law requires on a full tax invoice. */
export const detailsForm = z.object({
  name: needed("Enter the name of the person or company", 200),
  address: needed("Enter the street, town and postal code", 300),
  vat_number: z._default(
    z.string().check(z.trim(), z.regex(/^(4\d{9})?$/, "A VAT number has 10 digits and starts with 4")),
    "",
  ),
});
export type InvoiceDetailsInput = z.output<typeof detailsForm>;

/** The end of a page: when its last invoice was issued, and its number. */
export const invoiceKey = pageKey({ issuedAt: keyParts.moment, number: keyParts.number });
