import { stateBySums } from "#domain/invoice/invoice-balance.ts";
import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { payShares } from "../../monthly/server/pay-shares.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { type InvoiceRow, insertAllocation, type NewAllocation } from "../../server/store.ts";

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
  return moved.value;
}

type Sums = Parameters<typeof stateBySums>[0];

/** By its sums, as far as the table of moves leads there: what is closed stays closed. */
export function nextState(state: InvoiceState, sums: Sums): InvoiceState {
  const wanted = stateBySums(sums) ?? (state === "paid" || state === "part_paid" ? "sent" : undefined);
  return wanted && invoiceLifecycle.can(state, wanted) ? wanted : state;
}
