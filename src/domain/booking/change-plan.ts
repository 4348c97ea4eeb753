import { add, type Cents, cents, shareOf } from "../money/money.ts";
import type { Price, PriceLine } from "../pricing/price-request.ts";
import { accept, type Result, refuse } from "../result.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { legPrices, type PlannedLeg } from "../trip/trip-plan.ts";
import { type Change, concernsOutbound, concernsReturn } from "./booking-change.ts";
import type { BookingState } from "./booking-lifecycle.ts";

/** A trip of a booking as it is on record. */
export type RecordedLeg = { readonly leg: number; readonly state: TripState; readonly feeCents: number };

export type ChangedLeg = {
  readonly leg: number;
  readonly plan: PlannedLeg;
  /** One that is over keeps its record; one that was cancelled free of charge is driven after all. */
  readonly kind: "planned" | "over" | "reopened" | "added";
};
export type ChangedLegs = { readonly legs: readonly ChangedLeg[]; readonly gone: readonly number[] };

const over: readonly TripState[] = ["completed", "no_show", "interrupted"];
const notSetOff: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed"];
const hasSetOff = ({ state }: RecordedLeg): boolean => !notSetOff.includes(state);

/**
 * Which trip is driven under which number. A trip keeps its number as long as it is driven: calendars, drivers and
 * vehicles know it by it. One that was cancelled for a fee stays on record, and another takes the next number.
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

/** Fees kept for trips that were cancelled late. It is part of what the booking costs, whatever else changes. */
export const keptFees = (recorded: readonly RecordedLeg[]): Cents =>
  add(...recorded.filter(({ state }) => state === "cancelled").map(({ feeCents }) => cents(feeCents)));

/** Dispatch sees a trip once its booking is confirmed, and that of a test booking never. */
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
 * The terms after a change; null where only a person can say it. The agreed total moves by the difference, so that
 * a price agreed manually or in a quote stays agreed. A request has agreed to nothing yet.
 */
export function totalAfterChange({ state, totalCents }: Agreed, after: Cents | null, difference: number | null) {
  if (state === "requested") return after;
  return totalCents === null || difference === null ? null : Math.max(0, totalCents + difference);
}

type Deposit = { readonly totalCents: number | null; readonly depositCents: number | null };

/**
 * The deposit at another total: the share that was agreed, whatever the company asks of others by now. Null where all
 * of it is due at once.
 */
export function depositAfterChange({ totalCents, depositCents }: Deposit, total: number | null, companyShare: number) {
  if (total === null) return null;
  const agreed = depositCents === null ? 1 : Math.round((depositCents / (totalCents || 1)) * 10_000) / 10_000;
  const share = totalCents ? agreed : companyShare;
  return share >= 1 ? null : shareOf(cents(total), share);
}

/** The price of a booking beside its fares, whatever else changes: fees that were kept, and waiting that was charged. */
export type BesideFares = { readonly fees: Cents; readonly waiting: readonly PriceLine[] };

export const sumBesideFares = ({ fees, waiting }: BesideFares): Cents =>
  add(fees, ...waiting.map(({ amount }) => amount));

/** The lines of a total: those of the tariff, fees and waiting as they were, and what was agreed beside the tariff. */
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

/** The share of each of these legs in a total, without the fees that were kept, and each with its own waiting. */
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
