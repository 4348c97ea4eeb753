import { type BookingFacts, bookingFacts } from "#domain/booking/facts.ts";
import type { AnyFactValue, Fact, FactKind } from "#domain/record-facts.ts";

/** A plausible answer for each kind of fact. */
export function sampleValue(kind: FactKind, column: string): AnyFactValue {
  if (kind.is === "text") return `Said of ${column}`.slice(0, kind.most);
  if (kind.is === "count") return Math.min(3, kind.most);
  return kind.is === "yes_no" ? true : (Object.keys(kind.options)[0] ?? null);
}

const entries = Object.entries<Fact>(bookingFacts.table);

/** Every fact of a booking, filled in. */
export const sampleFacts = Object.fromEntries(
  entries.map(([name, { kind, column }]) => [name, sampleValue(kind, column)]),
) as BookingFacts;
export const sampleOnWire = bookingFacts.toWire(sampleFacts);
