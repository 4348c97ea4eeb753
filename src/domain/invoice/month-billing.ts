import { cents } from "../money/money.ts";
import type { ChargedLine } from "../money/vat.ts";
import { addMonths, type LocalDate, localDate, localTime, momentOf } from "../time/local-time.ts";

export type BilledMonth = {
  /** Such as 2026-10. */
  readonly month: string;
  /** The first moment after it. */
  readonly until: Date;
};

/** The previous month: what was driven before its end is billed. */
export function lastMonth(today: LocalDate): BilledMonth {
  const first = localDate(`${today.slice(0, 7)}-01`);
  return { month: addMonths(first, -1).slice(0, 7), until: momentOf(first, localTime("00:00")) };
}

type Billed = { readonly reference: string; readonly service: string; readonly said: readonly string[] };

/**
 * A booking’s lines on a monthly invoice: one per trip and VAT code, with the booking’s reference and the company’s own
 * references. Passengers and routes are in a separate table, which is erased with their data.
 */
export function monthLines(
  lines: readonly ChargedLine[],
  bookingId: string,
  { reference, service, said }: Billed,
): ChargedLine[] {
  const text = [`${reference} ${service}`, ...said.filter(Boolean)].join(", ");
  const byTrip = new Map<string, ChargedLine>();
  for (const line of lines) {
    const key = `${line.tripId} ${line.serviceOn} ${line.vatCode}`;
    const unit = cents((byTrip.get(key)?.unit ?? 0) + line.unit * line.quantity);
    byTrip.set(key, { ...(byTrip.get(key) ?? line), text, quantity: 1, unit, bookingId });
  }
  return [...byTrip.values()].filter(({ unit }) => unit !== 0);
}

type Share = { readonly billedCents: number; readonly creditedCents: number };

/** The paid amount of each booking on a monthly invoice, in order. An overpayment belongs to none of them. */
export function paidOfEach(shares: readonly Share[], paidCents: number): number[] {
  let left = Math.max(0, paidCents);
  return shares.map(({ billedCents, creditedCents }) => {
    const paid = Math.min(left, billedCents - creditedCents);
    left -= paid;
    return paid;
  });
}
