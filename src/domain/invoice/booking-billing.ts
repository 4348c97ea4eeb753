import type { InvoiceState } from "./invoice-lifecycle.ts";

type Refunded = {
  readonly totalCents: number;
  /** Received and not refunded, before this refund. */
  readonly keptCents: number;
  readonly refundCents: number;
};

/**
 * The price of a trip that is driven all the same after a refund: what was paid beyond the price goes first, and what
 * is refunded beyond that is let off the price. Otherwise the customer would owe again what we have just paid back.
 */
export function priceAfterRefund({ totalCents, keptCents, refundCents }: Refunded): number {
  const beyond = Math.max(0, keptCents - totalCents);
  return Math.max(0, totalCents - Math.max(0, refundCents - beyond));
}

export type MoneyOn = {
  readonly id: string;
  readonly state: InvoiceState;
  readonly totalCents: number;
  readonly creditedCents: number;
  readonly paidCents: number;
};

const asks = ({ totalCents, creditedCents }: MoneyOn) => Math.max(0, totalCents - creditedCents);
const isClosed = ({ state }: MoneyOn) => state === "credited" || state === "written_off";

/**
 * How the money of a booking lies on its invoices, in the order they are paid. What is counted on an invoice stays
 * there as far as the invoice asks for it; the rest goes where something is due, and what no one asked for stays with
 * the last invoice that is not closed.
 */
export function shareMoney(invoices: readonly MoneyOn[], keptCents: number): Map<string, number> {
  const shares = new Map(invoices.map((one) => [one.id, Math.min(Math.max(0, one.paidCents), asks(one))]));
  const paid = (id: string) => shares.get(id) ?? 0;
  let left = Math.max(0, keptCents) - invoices.reduce((sum, { id }) => sum + paid(id), 0);

  // Refunds come off the newest invoices first, because the oldest were paid first.
  for (const { id } of invoices.toReversed()) {
    const taken = Math.min(paid(id), Math.max(0, -left));
    shares.set(id, paid(id) - taken);
    left += taken;
  }
  for (const one of invoices) {
    if (one.state === "written_off") continue;
    const taken = Math.min(Math.max(0, left), asks(one) - paid(one.id));
    shares.set(one.id, paid(one.id) + taken);
    left -= taken;
  }
  const last = invoices.findLast((one) => !isClosed(one)) ?? invoices.at(-1);
  if (last && left > 0) shares.set(last.id, paid(last.id) + left);
  return shares;
}
