import { add, type Cents, cents, shareOf } from "../money/money.ts";
import type { Price, PriceLine } from "../pricing/price-request.ts";
import { accept, type Result, refuse } from "../result.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { legPrices, type PlannedLeg } from "../trip/trip-plan.ts";
import { type Change, concernsOutbound, concernsReturn } from "./booking-change.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import { type DepositTerms, depositOf } from "./deposit.ts";

/** A trip of a booking as recorded. */
export type RecordedLeg = { readonly leg: number; readonly state: TripState; readonly feeCents: number };

export type ChangedLeg = {
  readonly leg: number;
  readonly plan: PlannedLeg;
  /** `over` keeps its record; `reopened` was cancelled free of charge and is driven after all. */
  readonly kind: "planned" | "over" | "reopened" | "added";
};
export type ChangedLegs = { readonly legs: readonly ChangedLeg[]; readonly gone: readonly number[] };

const over: readonly TripState[] = ["completed", "no_show", "interrupted"];
const notSetOff: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed"];
const hasSetOff = ({ state }: RecordedLeg): boolean => !notSetOff.includes(state);

/**
 * Which trip is driven under which number. A trip keeps its number while it is driven, because calendars, drivers and
 * vehicles know it by that. One cancelled for a fee stays on record, and its replacement takes the next number.
 */
export function planLegs(
  recorded: readonly RecordedLeg[],
  plans: readonly PlannedLeg[],
  change: Change,
): Result<ChangedLegs, "under_way"> {
  const active = recorded.filter(({ state }) => state !== "cancelled");
  const gone = active.slice(plans.length);
  const isTouched = [concernsOutbound(change), concernsReturn(change)];
  if (gone.some(hasSetOff) || active.some((leg, at) => hasSetOff(leg) && isTouched[at])) return refuse("under_way");

  const last = active.at(-1)?.leg ?? 0;
  const free = recorded.filter(({ leg, state, feeCents }) => state === "cancelled" && feeCents === 0 && leg > last);
  const next = Math.max(0, ...recorded.map(({ leg }) => leg)) + 1;
  const added = plans.slice(active.length).map((plan, at): ChangedLeg => {
    const reopened = free[at];
    return reopened
      ? { leg: reopened.leg, plan, kind: "reopened" }
      : { leg: next + at - free.length, plan, kind: "added" };
  });
  const kept = plans.slice(0, active.length).flatMap((plan, at): ChangedLeg[] => {
    const leg = active[at];
    return leg ? [{ leg: leg.leg, plan, kind: over.includes(leg.state) ? "over" : "planned" }] : [];
  });
  return accept({ legs: [...kept, ...added], gone: gone.map(({ leg }) => leg) });
}

/** Fees charged for late cancellations. They stay part of the booking’s price, whatever else changes. */
export const keptFees = (recorded: readonly RecordedLeg[]): Cents =>
  add(...recorded.filter(({ state }) => state === "cancelled").map(({ feeCents }) => cents(feeCents)));

/** Dispatch sees a trip once its booking is confirmed, but never a test booking’s. */
export const stateOfNewTrip = ({
  state,
  isTest,
}: {
  state: BookingState;
  isTest: boolean;
}): "unassigned" | "planned" =>
  (state === "confirmed" || state === "in_progress") && !isTest ? "unassigned" : "planned";

type Agreed = { readonly state: BookingState; readonly totalCents: number | null };

/**
 * The total after a change; null if only our team can set it. The agreed total moves by the difference, so a price
 * agreed by hand or in a quote stays agreed. A request has not agreed to anything yet.
 */
export function totalAfterChange({ state, totalCents }: Agreed, after: Cents | null, difference: number | null) {
  if (state === "requested") return after;
  return totalCents === null || difference === null ? null : Math.max(0, totalCents + difference);
}

type Deposit = { readonly totalCents: number | null; readonly depositCents: number | null };
type FirstPriced = { readonly terms: DepositTerms; readonly pickupAt: Date; readonly now: Date };

/**
 * The deposit of a new total: the agreed share, whatever the company asks today; of a first price, by the terms it was
 * sold by. Null if the full amount is due at once.
 */
export function depositAfterChange(
  { totalCents, depositCents }: Deposit,
  total: number | null,
  { terms, ...when }: FirstPriced,
) {
  if (!totalCents) return depositOf(total, terms, when);
  const agreed = depositCents === null ? 1 : Math.round((depositCents / totalCents) * 10_000) / 10_000;
  return total === null || agreed >= 1 ? null : shareOf(cents(total), agreed);
}

/** The price of a booking beyond its fares: retained fees and charged waiting time. */
export type BesideFares = { readonly fees: Cents; readonly waiting: readonly PriceLine[] };

export const sumBesideFares = ({ fees, waiting }: BesideFares): Cents =>
  add(fees, ...waiting.map(({ amount }) => amount));

/** The lines of a total: the tariff’s, fees and waiting as they were, and any agreed difference. */
export function linesOfTotal(
  { lines }: Pick<Price, "lines">,
  total: number | null,
  beside: BesideFares,
): readonly PriceLine[] {
  if (total === null) return lines;
  const { fees, waiting } = beside;
  const agreed = total - add(...lines.map(({ amount }) => amount)) - sumBesideFares(beside);
  const vat = lines[0]?.vat ?? "EX12G";
  return [
    ...lines,
    ...(fees === 0 ? [] : [{ code: "cancelled", text: "Cancellation fee", amount: fees, vat }]),
    ...waiting,
    ...(agreed === 0 ? [] : [{ code: "agreed", text: "Agreed price", amount: cents(agreed), vat: "EX12G" as const }]),
  ];
}

/** Each leg’s share of a total: without retained fees, and with its own waiting time. */
export function legPricesOf(
  { lines }: Pick<Price, "lines">,
  total: number | null,
  beside: BesideFares,
  legs: readonly number[],
): readonly (Cents | null)[] {
  const fares = total === null ? null : cents(Math.max(0, total - sumBesideFares(beside)));
  const waitingOf = (leg: number | undefined) =>
    add(...beside.waiting.filter((line) => line.leg === leg).map(({ amount }) => amount));
  return legPrices({ total: fares, lines }, legs.length).map((fare, at) =>
    fare === null ? null : add(fare, waitingOf(legs[at])),
  );
}
