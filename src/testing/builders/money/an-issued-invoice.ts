import { draftInvoice } from "#features/invoices/desk/server/draft-invoice.ts";
import { issueDraft } from "#features/invoices/desk/server/issue-draft.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "../people/a-person.ts";

/** A draft with nothing filled in. */
export const anEmptyDraft = {
  booking_reference: "",
  buyer_name: "",
  buyer_email: "",
  buyer_address: "",
  buyer_vat_number: "",
};
export const aWaitingLine = { text: "Waiting time", quantity: 2, unit_cents: 15_000, vat_code: "EX12G" } as const;
/** A draft of R300 without a booking. */
export const aFreeDraft = {
  ...anEmptyDraft,
  buyer_name: "Blue Crane",
  buyer_email: "accounts@example.com",
  lines: [aWaitingLine],
  note: "",
};

/** A team member with every permission on invoices. */
export const asAdmin = (ctx: Context) =>
  askingAs(ctx, { name: "Naledi", email: "office@example.com", roles: ["admin"] });

/** Drafted and issued: R300, unpaid. */
export async function anIssuedInvoice(ctx: Context) {
  const draft = await draftInvoice(ctx, aFreeDraft);
  if (!draft.ok) throw new Error(draft.reason);
  const issued = await issueDraft(ctx, { id: draft.value.id, version: draft.value.version });
  if (!issued.ok) throw new Error(issued.reason);
  return issued.value;
}
