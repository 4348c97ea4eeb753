import { childSeatKinds } from "../fleet/fleet.ts";

export type ChildSeatKind = (typeof childSeatKinds)[number];

/** How many of each size. Seats of a booking that are not listed here are of unknown size. */
export type ChildSeatSizes = Readonly<Partial<Record<ChildSeatKind, number | undefined>>>;

export const sizedSeats = (sizes: ChildSeatSizes): number =>
  childSeatKinds.reduce((sum, kind) => sum + (sizes[kind] ?? 0), 0);

/** Sizes for at most this many seats, without sizes that have none. Larger sizes are dropped first. */
export function fittedSizes(sizes: ChildSeatSizes, seats: number): ChildSeatSizes {
  let left = seats;
  const fitted: Partial<Record<ChildSeatKind, number>> = {};
  for (const kind of childSeatKinds) {
    const count = Math.min(sizes[kind] ?? 0, left);
    if (count > 0) fitted[kind] = count;
    left -= count;
  }
  return fitted;
}

const names: Readonly<Record<ChildSeatKind, string>> = {
  infant_seat: "infant",
  toddler_seat: "toddler",
  booster_seat: "booster",
};

/** Which children a size is for, as forms say it. */
export const childSeatLabels: Readonly<Record<ChildSeatKind, { readonly label: string; readonly hint: string }>> = {
  infant_seat: { label: "Infant seats", hint: "Rear-facing, first year" },
  toddler_seat: { label: "Toddler seats", hint: "From about 1 year" },
  booster_seat: { label: "Booster seats", hint: "From about 4 years" },
};

/** The usual ages of a size. Parents who know better say so under special requirements. */
export const childSeatAges: Readonly<Record<ChildSeatKind, string>> = {
  infant_seat: "Under 1: infant seat",
  toddler_seat: "1 to 3 years: toddler seat",
  booster_seat: "4 to 11 years: booster seat",
};

/** Counts the seats of each kind; a blank counts as none. */
export const sizesOf = (kinds: readonly (ChildSeatKind | "")[]): ChildSeatSizes =>
  Object.fromEntries(
    childSeatKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]).filter(([, count]) => count !== 0),
  );

/** "1 infant, 1 booster, 1 size unknown"; empty if no size is known. */
export function sizesText(seats: number, sizes: ChildSeatSizes): string {
  const known = childSeatKinds.flatMap((kind) => (sizes[kind] ? [`${sizes[kind]} ${names[kind]}`] : []));
  const unknown = seats - sizedSeats(sizes);
  return known.length === 0 ? "" : [...known, ...(unknown > 0 ? [`${unknown} size unknown`] : [])].join(", ");
}

/** "2 child seats (1 infant, 1 booster)" */
export function childSeatsText(seats: number, sizes: ChildSeatSizes): string {
  const text = sizesText(seats, sizes);
  const counted = seats === 1 ? "1 child seat" : `${seats} child seats`;
  return text ? `${counted} (${text})` : counted;
}

/** The same beneath a label that already says child seats: "2 (1 infant, 1 booster)". */
export function childSeatsValue(seats: number, sizes: ChildSeatSizes): string {
  const text = sizesText(seats, sizes);
  return text ? `${seats} (${text})` : String(seats);
}

/** Seats taken by trips that run at the same time. */
export type SeatsTaken = { readonly seats: number; readonly sizes: ChildSeatSizes };
export type SeatStock = Readonly<Partial<Record<ChildSeatKind, number>>>;

/** A size, or all sizes together, of which more are needed than are free. */
export type SeatShortage = { readonly kind: ChildSeatKind | null; readonly needs: number; readonly has: number };

/**
 * The seats a booking lacks beside the others that run at the same time. Unspecified seats may be any size, so they
 * only add to the total; a known size can run short by itself.
 */
export function seatShortages(needed: SeatsTaken, others: readonly SeatsTaken[], stock: SeatStock): SeatShortage[] {
  const takenOf = (kind: ChildSeatKind) => others.reduce((sum, { sizes }) => sum + (sizes[kind] ?? 0), 0);
  const bySize = childSeatKinds.flatMap((kind) => {
    const needs = needed.sizes[kind] ?? 0;
    const has = Math.max(0, (stock[kind] ?? 0) - takenOf(kind));
    return needs > has ? [{ kind, needs, has }] : [];
  });
  if (bySize.length > 0) return bySize;
  const all = childSeatKinds.reduce((sum, kind) => sum + (stock[kind] ?? 0), 0);
  const has = Math.max(0, all - others.reduce((sum, { seats }) => sum + seats, 0));
  return needed.seats > has ? [{ kind: null, needs: needed.seats, has }] : [];
}
