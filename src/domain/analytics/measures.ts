/**
 * The measures of how the company works, and the outcomes of each. The view `figures_now` decides when something
 * counts.
 */
export const outcomes = {
  booking: ["open", "sold", "driven", "no_show", "cancelled", "lost"],
  customer: ["first", "returned", "more"],
  response: ["waiting", "kept", "late"],
  quote: ["open", "won", "declined", "expired", "withdrawn"],
  pickup: ["on_time", "late", "unknown"],
  shift: ["known", "unknown"],
  /** One outcome for each reason. */
  refund: [],
  /** Of driven trips: whether the final price was the agreed one. */
  price: ["kept", "raised"],
  /** Of waits beyond the free minutes: whether only the minutes beyond them were charged. */
  wait: ["kept", "early"],
  step: ["service", "details", "contact", "review", "sent"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Measure = keyof typeof outcomes;
export const measures = Object.keys(outcomes) as Measure[];

/** Sums of a measure’s entries. */
export type Counted = {
  readonly entries: number;
  readonly minutes: number;
  readonly paidMinutes: number;
  readonly km: number;
  readonly paidKm: number;
  readonly cents: number;
};

export const nothingCounted: Counted = { entries: 0, minutes: 0, paidMinutes: 0, km: 0, paidKm: 0, cents: 0 };

export const addCounted = (all: readonly Counted[]): Counted =>
  all.reduce<Counted>(
    (sum, one) => ({
      entries: sum.entries + one.entries,
      minutes: sum.minutes + one.minutes,
      paidMinutes: sum.paidMinutes + one.paidMinutes,
      km: sum.km + one.km,
      paidKm: sum.paidKm + one.paidKm,
      cents: sum.cents + one.cents,
    }),
    nothingCounted,
  );

/** A share between 0 and 1; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

type Slot = { readonly slot: number; readonly entries: number };

/** The median, as finely as slots allow; null without entries. */
export function medianOfSlots(slots: readonly Slot[]): number | null {
  const sorted = slots.filter(({ entries }) => entries > 0).toSorted((a, b) => a.slot - b.slot);
  const half = sorted.reduce((sum, { entries }) => sum + entries, 0) / 2;
  let passed = 0;
  for (const { slot, entries } of sorted) {
    passed += entries;
    if (passed >= half) return slot;
  }
  return null;
}
