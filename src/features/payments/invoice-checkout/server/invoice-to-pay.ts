import { invoiceTransferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { describeBank } from "../../server/describe-bank.ts";
import { describeLink, openLink } from "../../server/pay-by-link.ts";
import { findSettings } from "../../server/views.ts";
import type { InvoiceToPay, invoiceCheckoutContract } from "../contract.ts";
import { invoicePayable } from "./invoice-payable.ts";
import { findInvoiceLines } from "./views.ts";

/** An invoice without a booking, opened through an emailed link. Opening it changes nothing. */
export async function invoiceToPay(
  ctx: Context,
  { token }: ParsedOf<typeof invoiceCheckoutContract.invoiceToPay>,
): Promise<Result<InvoiceToPay, "not_found">> {
  const opened = await openLink(ctx, invoicePayable, token);
  if (!opened) return refuse("not_found");
  const { invoice, dueCents, paidCents } = opened;
  const lines = await findInvoiceLines(ctx.db, invoice.id);
  return accept({
    number: invoice.number,
    kind: invoice.kind,
    phase: phaseOf(invoice.state, dueCents),
    buyer_name: invoice.buyerName,
    issued_at: invoice.issuedAt.toISOString(),
    due_on: invoice.dueOn,
    lines: lines.map(({ text, serviceOn, grossCents }) => ({ text, service_on: serviceOn, gross_cents: grossCents })),
    total_cents: invoice.totalCents,
    vat_cents: invoice.vatCents,
    credited_cents: invoice.creditedCents,
    paid_cents: paidCents,
    due_cents: dueCents,
    bank: describeBank(await findSettings(ctx.db), invoiceTransferReference(invoice.number)),
    ...(await describeLink(ctx, invoicePayable, opened)),
  });
}

function phaseOf(state: string, dueCents: number): InvoiceToPay["phase"] {
  if (state === "credited" || state === "written_off") return state;
  return dueCents > 0 ? "due" : "paid";
}
