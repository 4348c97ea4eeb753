import { overpaidAmount, stateBySums } from "#domain/invoice/invoice-balance.ts";
import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { moveInvoice } from "./move-invoice.ts";
import { payShares } from "./pay-shares.ts";
import { type InvoiceRow, insertAllocation, type NewAllocation } from "./store.ts";

export type Allocation = Omit<NewAllocation, "id" | "invoiceId" | "createdAt"> & { readonly id?: string };

/** Counts money on an invoice: the invoice's sums and state follow. The caller holds the invoice's lock. */
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

/** Money that no invoice asks for is someone’s: our team refunds it, unless the next month uses it before. */
async function tellOverpaid(ctx: Context, before: InvoiceRow, after: InvoiceRow): Promise<void> {
  const [was, is] = [overpaidAmount(before), overpaidAmount(after)];
  const { id, number, month, paidCents } = after;
  if (is > was)
    await ctx.emit({
      type: "task.wanted",
      kind: "overpaid",
      subjectKind: "invoice",
      // Paid too much once more, it is another task.
      subjectId: `${id}:${paidCents}`,
      title: `${number} was overpaid by ${formatMoney(is)}. ${month ? "Refund it, or keep it for the next month" : "Refund it"}`,
      dueAt: null,
    });
  if (was > 0 && is === 0) await ctx.emit({ type: "invoice.overpayment_settled", invoiceId: id });
}

type Sums = Parameters<typeof stateBySums>[0];

/** By its sums, as far as the table of moves leads there: what is closed stays closed. */
export function nextState(state: InvoiceState, sums: Sums): InvoiceState {
  const result = stateBySums(sums) ?? (state === "paid" || state === "part_paid" ? "sent" : undefined);
  return result && invoiceLifecycle.can(state, result) ? result : state;
}
