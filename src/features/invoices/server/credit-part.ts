import { invoiceLifecycle } from "#domain/invoice-lifecycle.ts";
import { cents } from "#domain/money.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoicesOfficeContract } from "../office-contract.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { movedInvoice } from "./describe-invoice.ts";
import { lockInvoice } from "./store.ts";

type Asked = ParsedOf<typeof invoicesOfficeContract.creditInvoice>;

/** Takes back all or part of an invoice, as the office decides. */
export async function creditPart(ctx: Context, { id, version, amount_cents, reason }: Asked) {
  const invoice = await lockInvoice(ctx.db, id);
  if (!invoice) return refuse("not_found");
  if (invoice.version !== version) return refuse("changed_meanwhile");
  if (invoice.kind === "credit_note" || !invoiceLifecycle.can(invoice.state, "credited")) return refuse("not_possible");
  const left = invoice.totalCents - invoice.creditedCents;
  const amount = amount_cents ?? left;
  if (amount > left) return refuse("more_than_left", { left_cents: left });
  const note = await creditInvoice(ctx, { invoice, amount: cents(amount), reason });
  await recordAudit(ctx, {
    action: "invoice.credited",
    subject: { kind: "invoice", id },
    reason,
    details: { number: invoice.number, creditNote: note.number, amountCents: amount },
  });
  return accept(movedInvoice(note));
}
