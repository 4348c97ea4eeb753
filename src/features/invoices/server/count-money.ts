import { overpaidAmount, stateBySums } from "#domain/invoice/invoice-balance.ts";
import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "./move-invoice.ts";
import { payShares } from "./pay-shares.ts";
import { type InvoiceRow, insertAllocation, type NewAllocation } from "./store.ts";

export type Allocation = Omit<NewAllocation, "id" | "invoiceId" | "createdAt"> & { readonly id?: string };

/** Counts money on an invoice and updates its totals and state. The caller holds the invoice's lock. */
export async function countMoney(ctx: Context, invoice: InvoiceRow, allocation: Allocation): Promise<InvoiceRow> {
  await insertAllocation(ctx.db, {
    ...allocation,
    id: allocation.id ?? ctx.newId(),
    invoiceId: invoice.id,
    createdAt: ctx.now,
  });
  const paidCents = invoice.paidCents + allocation.amountCents;
  const to = nextState(invoice.state, { ...invoice, paidCents });
  const moved = await moveInvoice(ctx, { id: invoice.id, to, reason: allocation.note ?? "", changes: { paidCents } });
  if (!moved.ok) throw new Error(`Invoice ${invoice.number} could not take a payment: ${moved.reason}.`);
  if (invoice.month) await payShares(ctx, moved.value);
  if (!invoice.bookingId) await tellOverpaid(ctx, invoice, moved.value);
  return moved.value;
}

/** An overpayment belongs to the buyer: our team refunds it, unless the next month uses it first. */
async function tellOverpaid(ctx: Context, before: InvoiceRow, after: InvoiceRow): Promise<void> {
  const [was, is] = [overpaidAmount(before), overpaidAmount(after)];
  const { id, number, month, paidCents } = after;
  if (is > was)
    await ctx.emit({
      type: "task.wanted",
      kind: "overpaid",
      subjectKind: "invoice",
      // A second overpayment creates another task.
      subjectId: `${id}:${paidCents}`,
      title: `${number} was overpaid by ${formatMoney(is)}. ${month ? "Refund it, or keep it for the next month" : "Refund it"}`,
      dueAt: null,
    });
  if (was > 0 && is === 0) await ctx.emit({ type: "invoice.overpayment_settled", invoiceId: id });
}

type Sums = Parameters<typeof stateBySums>[0];

/** Follows the totals, if the lifecycle allows: a closed invoice stays closed. */
export function nextState(state: InvoiceState, sums: Sums): InvoiceState {
  const result = stateBySums(sums) ?? (state === "paid" || state === "part_paid" ? "sent" : undefined);
  return result && invoiceLifecycle.can(state, result) ? result : state;
}
