import { classesServing, type VehicleClass, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { GateReason } from "../compliance/gate-input.ts";
import { type Cents, formatMoney } from "../money/money.ts";
import { formatMomentBeside } from "../time/local-time.ts";

/** The reasons for and against a driver with a vehicle, beyond whether they may drive at all. */
export type CandidateFacts = {
  /** Empty, from the trip before or from home to the pickup; null where a place is not known. */
  readonly repositionKm: number | null;
  /** When the trip before it that day is over for them; null where there is none. */
  readonly freeSince: Date | null;
  /** To the nearer of the trips before and after; null where there is none. */
  readonly slackMinutes: number | null;
  /** Of five; null while no one has rated them. */
  readonly rating: number | null;
  /** Of all drivers: what is expected of one whom no one has rated. */
  readonly usualRating: number | null;
  readonly hoursThisWeek: number;
  /** Our cost of the trip with them, as far as our records tell. */
  readonly costCents: number | null;
  readonly marginCents: number | null;
  /** The cash they would carry after collecting for this trip, where the company allows less. */
  readonly cash: { readonly carriedCents: Cents; readonly limitCents: Cents } | null;
  readonly isWithinShift: boolean;
  /** Kept for this trip since it was sold. */
  readonly isReservedVehicle: boolean;
  readonly emptySeats: number;
};

/** A turnaround below this is tight. */
export const tightMinutes = 20;
/** From here on a week is full. */
const fullWeekHours = 45;

const weights = {
  perKm: 0.5,
  kmAtMost: 30,
  tight: 15,
  week: 25,
  outsideShift: 25,
  reserved: 5,
  perEmptySeat: 0.5,
  seatsAtMost: 10,
  perStar: 6,
  cost: 15,
} as const;

/** From 0 to 100: short ways, room between trips, a fair share of the week, the vehicle that was sold. */
export function scoreOf(facts: CandidateFacts): number {
  const { repositionKm, slackMinutes, hoursThisWeek, costCents, marginCents } = facts;
  const rating = facts.rating ?? facts.usualRating;
  const way = Math.min(weights.kmAtMost, (repositionKm ?? weights.kmAtMost) * weights.perKm);
  const tight = slackMinutes !== null && slackMinutes < tightMinutes ? weights.tight : 0;
  const week = weights.week * Math.min(1, hoursThisWeek / fullWeekHours);
  const shift = facts.isWithinShift ? 0 : weights.outsideShift;
  const vehicle = Math.min(weights.seatsAtMost, facts.emptySeats * weights.perEmptySeat);
  const stars = rating === null ? 0 : (rating - 5) * weights.perStar;
  const price = costCents !== null && marginCents !== null ? costCents + marginCents : 0;
  const cost = price > 0 && costCents !== null ? weights.cost * Math.min(1, costCents / price) : 0;
  const kept = facts.isReservedVehicle ? weights.reserved : 0;
  const score = 95 + kept - way - tight - week - shift - vehicle - cost + stars;
  return Math.max(0, Math.min(100, Math.round(score)));
}

/** The same in words, what matters most first. What the trip brings is not among them: not everyone who chooses sees it. */
export function whyOf(facts: CandidateFacts): readonly string[] {
  const { repositionKm, slackMinutes, rating, hoursThisWeek } = facts;
  return [
    ...warningsOf(facts),
    ...(slackMinutes === null
      ? ["No other trip around it"]
      : [`${roundedMinutes(slackMinutes)} to the nearest other trip`]),
    ...(repositionKm === null ? [] : [`${Math.round(repositionKm)} km to the pickup`]),
    `${Math.round(hoursThisWeek)} h this week`,
    ...(rating === null ? [] : [`Rated ${rating.toFixed(1)}`]),
    ...(facts.isReservedVehicle ? ["Vehicle reserved for this trip"] : []),
  ];
}

/** The reasons for asking someone, in few words: “4 km to the pickup, free since 14:10”. */
export function whyAsked(
  { repositionKm, freeSince, hoursThisWeek, rating, isReservedVehicle }: CandidateFacts,
  pickup: Date,
) {
  return [
    ...(repositionKm === null ? [] : [`${Math.round(repositionKm)} km to the pickup`]),
    freeSince ? `Free since ${formatMomentBeside(freeSince, pickup)}` : "No trip before it",
    `${Math.round(hoursThisWeek)} h this week`,
    ...(rating === null ? [] : [`Rated ${rating.toFixed(1)}`]),
    ...(isReservedVehicle ? ["Vehicle reserved for this trip"] : []),
  ];
}

/** Warnings for someone who chooses them, in a list or on the board. */
export const warningsOf = ({
  cash,
  isWithinShift,
}: Pick<CandidateFacts, "cash" | "isWithinShift">): readonly string[] => [
  ...(cash ? [cashText(cash)] : []),
  ...(isWithinShift ? [] : ["Outside their usual shift"]),
];

const cashText = ({ carriedCents, limitCents }: NonNullable<CandidateFacts["cash"]>): string =>
  `Would carry ${formatMoney(carriedCents)} in cash, over the limit of ${formatMoney(limitCents)}`;

const roundedMinutes = (minutes: number): string =>
  minutes < 120 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;

/** By how many vehicle classes it is larger or better than what was sold. */
export const oversize = (
  vehicle: VehicleClass | undefined,
  sold: VehicleClass | undefined,
  classes: VehicleClasses,
): number => (vehicle && sold ? Math.max(0, classesServing(classes, sold).indexOf(vehicle)) : 0);

export type Candidate = {
  readonly name: string;
  /** Classes larger than what was sold: two people are not sent a coach while a sedan is there. */
  readonly oversize: number;
  readonly reasons: readonly Pick<GateReason, "override">[];
  readonly score: number;
};

const hardness = { dispatcher: 1, super_user: 2, nobody: 3 } as const;
const hardest = ({ reasons }: Candidate): number => Math.max(0, ...reasons.map(({ override }) => hardness[override]));

/** Drivers who may drive come first, then those who could with a dispatcher’s reason, with a super-user’s, and not at all; then by size. */
export const rankCandidates = <C extends Candidate>(candidates: readonly C[]): readonly C[] =>
  candidates.toSorted(
    (a, b) =>
      hardest(a) - hardest(b) ||
      (hardest(a) > 0 ? a.reasons.length - b.reasons.length : 0) ||
      a.oversize - b.oversize ||
      b.score - a.score ||
      (a.name < b.name ? -1 : 1),
  );

type Choice = { readonly value: string; readonly label: string };
type Mark = { readonly id: string; readonly reasons: readonly string[] };

/** Drivers or vehicles to choose from: those who can take the trip first, the others with what speaks against them. */
export function crewOptions(choices: readonly Choice[], marks: readonly Mark[] = []): Choice[] {
  const reasonsOf = new Map(marks.map(({ id, reasons }) => [id, reasons]));
  const marked = (choice: Choice) => reasonsOf.get(choice.value) ?? [];
  return choices
    .toSorted((a, b) => Number(marked(a).length > 0) - Number(marked(b).length > 0))
    .map((choice) => ({ value: choice.value, label: labelOf(choice.label, marked(choice)) }));
}

const labelOf = (label: string, reasons: readonly string[]): string =>
  reasons.length > 0 ? `${label} (${reasons.join(", ")})` : label;
