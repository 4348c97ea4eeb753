import { shareMoney as sharesOf } from "#domain/invoice/booking-billing.ts";
import { firstOpenDay } from "#domain/invoice/month-locks.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type Allocation, countMoney } from "./count-money.ts";
import {
  findCountedByHand,
  findPaidInOrder,
  findPayments,
  findRefunds,
  findReissuedIds,
  type PaymentRecord,
  type Purse,
  type RefundDetails,
} from "./money-views.ts";
import { findMonthIds } from "./month-share-views.ts";
import { holdMonths, type InvoiceRow, lockInvoice, lockMonthBilling } from "./store.ts";

/** Distributes a booking’s payments over its invoices, once. The caller holds the billing lock. */
export async function shareMoney(ctx: Context, bookingId: string): Promise<void> {
  const invoices = await findPaidInOrder(ctx.db, bookingId);
  await share(ctx, invoices, { bookingId, invoiceIds: invoices.map(({ id }) => id) });
}

/**
 * Distributes a company’s payments over its monthly invoices, once. A surplus, from an invoice credited after
 * payment, pays the next one.
 */
export async function shareMonths(ctx: Context, organisationId: string): Promise<void> {
  await lockMonthBilling(ctx.db, organisationId);
  await shareInvoiceMoney(ctx, await findMonthIds(ctx.db, organisationId));
}

/**
 * Moves the payments for an invoice without a booking, and for its predecessors, to the latest replacement.
 * The caller holds its billing lock.
 */
export const shareReissued = async (ctx: Context, invoiceId: string): Promise<void> =>
  shareInvoiceMoney(ctx, await findReissuedIds(ctx.db, invoiceId));

async function shareInvoiceMoney(ctx: Context, ids: readonly string[]): Promise<void> {
  const invoices: InvoiceRow[] = [];
  for (const id of ids) {
    const invoice = await lockInvoice(ctx.db, id);
    if (invoice) invoices.push(invoice);
  }
  await share(ctx, invoices, { bookingId: null, invoiceIds: ids });
}

/** Money that a booking’s customer has paid, less refunds. */
export async function findKept(ctx: Context, bookingId: string): Promise<number> {
  const invoices = await findPaidInOrder(ctx.db, bookingId);
  return (await findMoney(ctx, { bookingId, invoiceIds: invoices.map(({ id }) => id) })).kept;
}

async function findMoney(ctx: Context, purse: Purse) {
  const payments = await findPayments(ctx.db, purse);
  const refunds = await findRefunds(ctx.db, purse.bookingId);
  const received = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const back = refunds.reduce((sum, { paidCents }) => sum + paidCents, 0);
  return { payments, refunds, kept: received - back + (await findCountedByHand(ctx.db, purse)) };
}

type Delta = { readonly invoice: InvoiceRow; readonly by: number };

async function share(ctx: Context, invoices: readonly InvoiceRow[], purse: Purse): Promise<void> {
  if (invoices.length === 0) return;
  const { payments, refunds, kept } = await findMoney(ctx, purse);
  const shares = sharesOf(invoices, kept);
  const deltas = invoices.map((invoice) => ({ invoice, by: (shares.get(invoice.id) ?? 0) - invoice.paidCents }));
  const net = deltas.reduce((sum, { by }) => sum + by, 0);
  const locked = await holdMonths(ctx.db);
  const labels = net > 0 ? paymentLabels(payments, locked) : refundLabels(refunds, localDateOf(ctx.now));
  const moved = { method: "moved", note: "Counted on another invoice", paidOn: localDateOf(ctx.now) };
  // Withdrawals from invoices are recorded before additions, as in a bank.
  for (const { invoice, by } of deltas.toSorted((a, b) => a.by - b.by)) {
    if (by === 0) continue;
    const rows = Math.sign(by) === Math.sign(net) ? labels(by, Math.abs(net) - labels.used()) : [];
    const rest = by - rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const all = rest === 0 ? rows : [...rows, { ...moved, amountCents: rest }];
    await countOn(ctx, invoice, all);
  }
}

type Label = Omit<Allocation, "recordedBy">;

async function countOn(ctx: Context, { id }: Delta["invoice"], rows: readonly Label[]): Promise<void> {
  for (const row of rows) {
    const invoice = await lockInvoice(ctx.db, id);
    if (!invoice) throw new Error(`There is no invoice ${id}.`);
    await countMoney(ctx, invoice, { ...row, recordedBy: "system" });
  }
}

type Labels = ((by: number, atMost: number) => Label[]) & { used(): number };

/** Takes an amount from several sources, as far as each has some left. */
function takeFrom(sources: readonly { left: number; label(amount: number): Label }[], sign: 1 | -1): Labels {
  const stock = sources.map((source) => ({ ...source }));
  let used = 0;
  const take = (by: number, atMost: number): Label[] => {
    let result = Math.min(Math.abs(by), atMost);
    const rows: Label[] = [];
    for (const source of stock) {
      const amount = Math.min(result, source.left);
      if (amount <= 0) continue;
      source.left -= amount;
      result -= amount;
      used += amount;
      rows.push(source.label(sign * amount));
    }
    return rows;
  };
  return Object.assign(take, { used: () => used });
}

const paymentLabels = (payments: readonly PaymentRecord[], locked: ReadonlySet<string>): Labels =>
  takeFrom(
    payments.map((payment) => ({
      left: payment.amountCents - payment.counted,
      label: (amountCents: number) => ({
        paymentId: payment.id,
        amountCents,
        method: payment.method,
        paidOn: firstOpenDay(localDateOf(payment.paidAt ?? payment.updatedAt), locked),
      }),
    })),
    1,
  );

function refundLabels(refunds: readonly RefundDetails[], today: string): Labels {
  const known = refunds.map(({ id, paidCents, counted, method }) => ({
    left: paidCents - counted,
    label: (amountCents: number): Label => ({ refundId: id, amountCents, method, note: "Refunded", paidOn: today }),
  }));
  // A reversal without a refund: a bank line that was someone else's, or a disputed card payment.
  const reversed = (amountCents: number): Label => ({
    amountCents,
    method: "withdrawn",
    note: "Payment withdrawn",
    paidOn: today,
  });
  return takeFrom([...known, { left: Number.POSITIVE_INFINITY, label: reversed }], -1);
}
