import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { Point } from "../geography/measure-road.ts";
import { type Cents, cents, formatMoney } from "../money/money.ts";
import type { Shape } from "../tracking/geofence.ts";
import { isInside } from "../tracking/geofence.ts";

/** The limits of a driver provider. Empty or null: without a limit. */
export type ProviderLimits = {
  /** Zones on the map in which its trips start. */
  readonly zones: readonly string[];
  readonly classes: readonly VehicleClass[];
  readonly tripsPerDay: number | null;
  readonly tripsPerWeek: number | null;
};

export const noProviderLimits: ProviderLimits = { zones: [], classes: [], tripsPerDay: null, tripsPerWeek: null };

export const providerObjections = ["region", "class", "day_quota", "week_quota"] as const;
export type ProviderObjection = (typeof providerObjections)[number];

type Zone = { readonly id: string; readonly name: string; readonly shape: Shape };

export type ProviderTrip = {
  /** Undefined if we know the pickup by its address only. */
  readonly from: Point | undefined;
  readonly vehicleClass: VehicleClass | undefined;
};

export type ProviderWork = {
  /** Its other trips on the day and in the week of the pickup. */
  readonly onDay: number;
  readonly inWeek: number;
};

type Asked = {
  readonly trip: ProviderTrip;
  readonly limits: ProviderLimits;
  readonly work: ProviderWork;
  readonly zones: readonly Zone[];
};

/** Why a trip is not for a provider; empty if it is. */
export function objectionsTo({ trip, limits, work, zones }: Asked): readonly ProviderObjection[] {
  const { from, vehicleClass } = trip;
  const own = zones.filter(({ id }) => limits.zones.includes(id));
  const isInRegion =
    limits.zones.length === 0 || (from !== undefined && own.some(({ shape }) => isInside(shape, from)));
  const isOfClass =
    limits.classes.length === 0 || (vehicleClass !== undefined && limits.classes.includes(vehicleClass));
  return [
    ...(isInRegion ? [] : ["region" as const]),
    ...(isOfClass ? [] : ["class" as const]),
    ...(limits.tripsPerDay !== null && work.onDay >= limits.tripsPerDay ? ["day_quota" as const] : []),
    ...(limits.tripsPerWeek !== null && work.inWeek >= limits.tripsPerWeek ? ["week_quota" as const] : []),
  ];
}

/** The same in words, as a sentence of its own. */
export function objectionText(objection: ProviderObjection, { limits }: Pick<Asked, "limits">): string {
  switch (objection) {
    case "region":
      return "The pickup is outside their region.";
    case "class":
      return "They don’t drive this vehicle class for us.";
    case "day_quota":
      return `They have their ${tripsText(limits.tripsPerDay)} of that day.`;
    case "week_quota":
      return `They have their ${tripsText(limits.tripsPerWeek)} of that week.`;
  }
}

const tripsText = (count: number | null): string => (count === 1 ? "one trip" : `${count} trips`);

export type ProviderFacts = {
  /** Of the best of its drivers and vehicles, on the scale of all candidates. */
  readonly crewScore: number;
  readonly costCents: number | null;
  /** Of the best of our own drivers; null where none is free or the cost isn’t known. */
  readonly ownCostCents: number | null;
  /** The share of offers that it accepted; null before it has answered enough. */
  readonly acceptance: number | null;
  /** The share of its quota that is used, of the day or the week, whichever is fuller. */
  readonly quotaUsed: number;
};

const weights = { dearer: 30, dearerAtMost: 1, cheaperAtMost: 0.5, declines: 20, quota: 10 } as const;
/** Of a provider of whom we don’t know yet. */
const usualAcceptance = 0.75;

/** From 0 to 100, beside the scores of our own drivers: dearer, hesitant and busy providers come later. */
export function providerScore({ crewScore, costCents, ownCostCents, acceptance, quotaUsed }: ProviderFacts): number {
  const dearer = costCents !== null && ownCostCents !== null && ownCostCents > 0 ? costCents / ownCostCents - 1 : 0;
  const price = weights.dearer * Math.max(-weights.cheaperAtMost, Math.min(weights.dearerAtMost, dearer));
  const declines = weights.declines * (1 - (acceptance ?? usualAcceptance));
  const score = crewScore - price - declines - weights.quota * Math.min(1, quotaUsed);
  return Math.max(0, Math.min(100, Math.round(score)));
}

/** The reasons for and against a provider, in words. */
export function whyProvider(
  { costCents, ownCostCents, acceptance }: ProviderFacts,
  work: ProviderWork,
  limits: ProviderLimits,
) {
  return [
    ...(costCents === null ? [] : [costText(cents(costCents), ownCostCents)]),
    ...(acceptance === null ? [] : [`Accepts ${Math.round(acceptance * 100)}% of offers`]),
    ...(limits.tripsPerDay === null ? [] : [`${work.onDay} of ${limits.tripsPerDay} trips that day`]),
    ...(limits.tripsPerWeek === null ? [] : [`${work.inWeek} of ${limits.tripsPerWeek} trips that week`]),
  ];
}

function costText(cost: Cents, own: number | null): string {
  if (own === null || own === cost) return `Costs ${formatMoney(cost)}`;
  const difference = formatMoney(cents(Math.abs(cost - own)));
  return `Costs ${formatMoney(cost)}, ${difference} ${cost > own ? "more" : "less"} than our own driver`;
}

/** From so many answers on a share of them says something. */
export const answersThatCount = 5;
export const acceptanceOf = ({
  asked,
  accepted,
}: {
  readonly asked: number;
  readonly accepted: number;
}): number | null => (asked < answersThatCount ? null : accepted / asked);

/** The fuller of both quotas. */
export const quotaUsed = ({ tripsPerDay, tripsPerWeek }: ProviderLimits, { onDay, inWeek }: ProviderWork): number =>
  Math.max(tripsPerDay ? onDay / tripsPerDay : 0, tripsPerWeek ? inWeek / tripsPerWeek : 0);
