import { invoiceTransferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { describeBank } from "../../server/describe-bank.ts";
import { stageOf } from "../../server/describe-payment.ts";
import { findPaidTwice, findSettings } from "../../server/views.ts";
import type { InvoiceToPay, invoiceCheckoutContract } from "../contract.ts";
import { latestAttempt, type OpenedInvoice, openInvoice } from "./open-invoice.ts";
import { findInvoiceLines } from "./views.ts";

/** An invoice of no booking as the link in our email shows it. Opening it changes nothing. */
export async function invoiceToPay(
  ctx: Context,
  { token }: ParsedOf<typeof invoiceCheckoutContract.invoiceToPay>,
): Promise<Result<InvoiceToPay, "not_found">> {
  const opened = await openInvoice(ctx, token);
  if (!opened) return refuse("not_found");
  const { invoice, dueCents, paidCents } = opened;
  const settings = await findSettings(ctx.db);
  const lines = await findInvoiceLines(ctx.db, invoice.id);
  const attempt = latestAttempt(opened);
  return accept({
    number: invoice.number,
    kind: invoice.kind,
    phase: phaseOf(opened),
    buyer_name: invoice.buyerName,
    issued_at: invoice.issuedAt.toISOString(),
    due_on: invoice.dueOn,
    lines: lines.map(({ text, serviceOn, grossCents }) => ({ text, service_on: serviceOn, gross_cents: grossCents })),
    total_cents: invoice.totalCents,
    vat_cents: invoice.vatCents,
    credited_cents: invoice.creditedCents,
    paid_cents: paidCents,
    due_cents: dueCents,
    gateway: settings.paymentWays.online ? (ctx.outside.gateway?.mode ?? null) : null,
    bank: describeBank(settings, invoiceTransferReference(invoice.number)),
    attempt: attempt ? { stage: stageOf(attempt.state), amount_cents: attempt.amountCents } : null,
    paid_twice_cents: await findPaidTwice(ctx.db, "invoiceId", invoice.id),
  });
}

function phaseOf({ invoice, dueCents }: OpenedInvoice): InvoiceToPay["phase"] {
  if (invoice.state === "credited" || invoice.state === "written_off") return invoice.state;
  return dueCents > 0 ? "due" : "paid";
}
