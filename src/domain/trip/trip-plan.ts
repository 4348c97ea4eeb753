import { companyRules } from "../company/company-rules.ts";
import type { Located } from "../geography/locate.ts";
import { add, type Cents, cents, shareOf, subtract } from "../money/money.ts";
import type { PricedJourney } from "../pricing/journey-price.ts";
import type { Price } from "../pricing/price-request.ts";
import { endOfStay, staysWithGuests } from "../stay/service-days.ts";
import { addMinutes } from "../time/local-time.ts";
import type { Span } from "./capacity.ts";

/** One drive of a booking, as it is planned before anyone drives it. */
export type PlannedLeg = {
  readonly leg: number;
  readonly from: string;
  readonly to: string;
  readonly pickupAt: Date;
  readonly end: Date;
  /** For how long the vehicle is taken: the empty way out and home, the drive, the turnaround. */
  readonly busy: Span;
};

/** A drive takes a fifth longer than an empty road promises, and doors need opening. */
const trafficShare = 1.2;
const doorMinutes = 10;
const stopMinutes = 15;
/** Passports and bags. */
const arrivalMinutes = 30;
const unknownRoadMinutes = 60;

/** Beyond this the vehicle's empty way counts too, and beyond the other a place is out of town. */
const farKm = 60;
const outOfTownKm = 30;

/** The legs of a booking, in the order they are driven. */
export function planTrips(priced: PricedJourney): readonly PlannedLeg[] {
  const { journey, from, to } = priced;
  const there = { from: journey.pickupLocation, to: journey.destination, pickupAt: journey.pickupAt };
  if (staysWithGuests(journey)) return [legOf(1, { ...there, end: endOfStay(journey) }, [from, from])];

  const way = legOf(1, { ...there, end: endOfDrive(there.pickupAt, from, priced) }, [from, to]);
  if (journey.returnAt === null) return [way];
  const back = { from: journey.destination, to: journey.pickupLocation, pickupAt: journey.returnAt };
  return [way, legOf(2, { ...back, end: endOfDrive(back.pickupAt, to, priced) }, [to, from])];
}

type Way = { readonly from: string; readonly to: string; readonly pickupAt: Date; readonly end: Date };

const legOf = (leg: number, way: Way, ends: readonly [Located, Located]): PlannedLeg => ({
  leg,
  ...way,
  busy: timeTaken(way, ends),
});

/** For how long a drive takes a vehicle and its driver: with the empty way out and home, and the turnaround. */
export const timeTaken = (
  { pickupAt: start, end }: Pick<Way, "pickupAt" | "end">,
  [from, to]: readonly [Located, Located],
): Span => ({
  from: addMinutes(start, -emptyMinutes(from)),
  to: addMinutes(end, emptyMinutes(to) + turnaround(from, to)),
});

/** To a far place the vehicle drives out empty, and from it home. */
const emptyMinutes = ({ kmFromCity, minutesFromCity }: Located): number =>
  kmFromCity !== null && kmFromCity > farKm ? (minutesFromCity ?? 0) : 0;

const turnaround = (...ends: readonly Located[]): number => companyRules.turnaroundMinutes[areaOfEnds(...ends)];

export const tripAreas = ["city", "airport", "outOfTown"] as const;
export type TripArea = (typeof tripAreas)[number];

/** Where a trip goes: out of town if one end is, or is not known; to or from an airport; or about town. */
export function areaOfEnds(...ends: readonly Located[]): TripArea {
  if (ends.some(({ kmFromCity }) => kmFromCity === null || kmFromCity > outOfTownKm)) return "outOfTown";
  return ends.some(({ place }) => place?.kind === "airport") ? "airport" : "city";
}

function endOfDrive(start: Date, from: Located, { journey, road, detour }: PricedJourney): Date {
  const driving = Math.ceil(((road?.minutes ?? unknownRoadMinutes) + detour.minutes) * trafficShare);
  const waiting = doorMinutes + (from.place?.kind === "airport" ? arrivalMinutes : 0);
  const minutes = driving + waiting + journey.extraStops.length * stopMinutes;
  return addMinutes(start, Math.ceil(minutes / 5) * 5);
}

/** The price of each leg: its own lines, and its share of what both have together. */
export function legPrices({ total, lines }: Pick<Price, "total" | "lines">, legs: number): readonly (Cents | null)[] {
  if (total === null) return Array.from({ length: legs }, () => null);
  if (legs === 1) return [total];
  const own = (leg: number) => add(...lines.filter((line) => line.leg === leg).map(({ amount }) => amount));
  const both = add(own(1), own(2));
  const first = both > 0 ? add(own(1), shareOf(subtract(total, both), own(1) / both)) : cents(Math.ceil(total / 2));
  return [first, subtract(total, first)];
}
