import { cents } from "../money/money.ts";
import type { ChargedLine } from "../money/vat.ts";
import { addMonths, type LocalDate, localDate, localTime, momentOf } from "../time/local-time.ts";

export type BilledMonth = {
  /** Such as 2026-10. */
  readonly month: string;
  /** The first moment after it. */
  readonly until: Date;
};

/** The month that is over on a day: what was driven before its end is billed. */
export function lastMonth(today: LocalDate): BilledMonth {
  const first = localDate(`${today.slice(0, 7)}-01`);
  return { month: addMonths(first, -1).slice(0, 7), until: momentOf(first, localTime("00:00")) };
}

type Billed = { readonly reference: string; readonly service: string; readonly said: readonly string[] };

/**
 * A booking’s part of a monthly invoice: one line for each trip and VAT code, by the booking’s reference and what the
 * company says of it. Who travelled and where is in the table that goes with it, and leaves with their data.
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

/** The payment of each booking on a monthly invoice: the first is paid first, and what is too much is of none. */
export function paidOfEach(shares: readonly Share[], paidCents: number): number[] {
  let left = Math.max(0, paidCents);
  return shares.map(({ billedCents, creditedCents }) => {
    const paid = Math.min(left, billedCents - creditedCents);
    left -= paid;
    return paid;
  });
}
