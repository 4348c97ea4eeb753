import type { Cents } from "../money/money.ts";
import { type Change, isDatesOnly } from "./booking-change.ts";
import type { BookingState } from "./booking-lifecycle.ts";

/** The agreed journey before and after a change, as the tariff prices it. */
export type ChangedPrice = {
  readonly state: BookingState;
  readonly totalCents: number | null;
  /** The part of the total that isn’t fare: retained fees and waiting time. */
  readonly besideCents: Cents;
  readonly before: Cents | null;
  readonly after: Cents | null;
  /** Hired with a driver by the day, not a tour with a fixed price. */
  readonly isHired: boolean;
  readonly days: { readonly before: number; readonly after: number };
  readonly change: Change;
};

/**
 * By how much a change moves what was agreed; null where only a person can say it. What was sold by the tariff moves by the
 * tariff’s difference. A hire for which another price was agreed has a day rate of its own: a day more or less is a day of
 * that. Where more than its dates changes with the days, or it was not agreed by the day, our team says what it costs.
 */
export function differenceOfChange(changed: ChangedPrice): number | null {
  const { state, totalCents, besideCents, before, after, days } = changed;
  const byTariff = before === null || after === null ? null : after - before;
  if (state === "requested" || totalCents === null || days.before === days.after) return byTariff;
  const agreed = totalCents - besideCents;
  if (agreed === before) return byTariff;
  const isBeyondTariff = before !== null && after === null;
  if (isBeyondTariff || !changed.isHired || !isDatesOnly(changed.change)) return null;
  return Math.round((agreed * days.after) / days.before) - agreed;
}
