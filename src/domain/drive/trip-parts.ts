import { add, type Cents, cents } from "../money/money.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isBeforePickup, isOver } from "../trip/trip-on-road.ts";

/** How many people and bags one vehicle takes. */
export type PartSize = { readonly passengers: number; readonly bags: number };

/** More vehicles than this are a convoy, and more than one booking. */
export const partsAtMost = 6;

/** Everyone rides and every bag is taken, once; a vehicle without passengers is no part of a drive. */
export function coversAll(whole: PartSize, parts: readonly PartSize[]): boolean {
  const isFilled = parts.every(({ passengers, bags }) => passengers >= 1 && bags >= 0);
  const sum = sizeOf(parts);
  return isFilled && sum.passengers === whole.passengers && sum.bags === whole.bags;
}

/** The part that is in none of the vehicles yet; less than nothing where they take more than there is. */
export function leftOver(whole: PartSize, parts: readonly PartSize[]): PartSize {
  const sum = sizeOf(parts);
  return { passengers: whole.passengers - sum.passengers, bags: whole.bags - sum.bags };
}

/** The same for each vehicle; the first ones have one more where it does not divide. */
export function shareEvenly(whole: PartSize, vehicles: number): readonly PartSize[] {
  const share = (count: number, at: number) => Math.floor(count / vehicles) + (at < count % vehicles ? 1 : 0);
  return Array.from({ length: vehicles }, (_, at) => ({
    passengers: share(whole.passengers, at),
    bags: share(whole.bags, at),
  }));
}

/** The capacity of several vehicles together. */
export const sizeOf = (parts: readonly PartSize[]): PartSize => ({
  passengers: parts.reduce((sum, { passengers }) => sum + passengers, 0),
  bags: parts.reduce((sum, { bags }) => sum + bags, 0),
});

/** The price of a drive by the passengers of each part; the first has what rounding left over. */
export function shareByPassengers(
  price: number | null,
  parts: readonly Pick<PartSize, "passengers">[],
): readonly (Cents | null)[] {
  if (price === null) return parts.map(() => null);
  return shareByWeight(
    price,
    parts.map(({ passengers }) => passengers),
  );
}

/** A price by weights; the first has what rounding left over. */
export function shareByWeight(price: number, weights: readonly number[]): readonly Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => cents(Math.floor((price * weight) / Math.max(1, all))));
  return shares.map((share, at) => (at === 0 ? cents(price - add(...shares.slice(1))) : share));
}

type KeptPart = { readonly id: string; readonly state: TripState };

/**
 * Which parts go on, one for each that is wanted, in order; undefined where none of those asked for is there. Those that are
 * named are kept. Where none is, those who have a driver come first, so that no one loses a trip that is still needed.
 */
export function partsKept<T extends KeptPart>(
  parts: readonly T[],
  request: readonly { readonly tripId?: string | undefined }[],
): readonly T[] | undefined {
  const named = request.flatMap(({ tripId }) => tripId ?? []);
  if (named.length > 0) {
    const kept = named.flatMap((id) => parts.find((part) => part.id === id) ?? []);
    return kept.length === named.length && new Set(named).size === named.length ? kept : undefined;
  }
  const byNeed = [...parts.filter(hasDriver), ...parts.filter((part) => !hasDriver(part))].slice(0, request.length);
  return parts.filter((part) => byNeed.includes(part));
}

const hasDriver = ({ state }: KeptPart): boolean => state === "assigned" || state === "reconfirmed";

/**
 * Which vehicle of several it is, in the same words for everyone; nothing where there is but one. One that comes in place of
 * another counts beyond them.
 */
export function vehicleText({ part, vehicles }: { readonly part: number; readonly vehicles: number }): string {
  if (part > vehicles) return "Relief vehicle";
  return vehicles > 1 ? `Vehicle ${part} of ${vehicles}` : "";
}

/** A vehicle by its name and plate, with its number where it is one of several. */
export const numberedVehicle = (which: { readonly part: number; readonly vehicles: number }, name: string): string =>
  [vehicleText(which), name].filter(Boolean).join(": ");

/** A vehicle’s capacity, as a sentence would say it: 10 passengers, 1 bag. No bags are no words. */
export const sizeText = ({ passengers, bags }: PartSize): string =>
  [
    `${passengers} ${passengers === 1 ? "passenger" : "passengers"}`,
    ...(bags > 0 ? [`${bags} ${bags === 1 ? "bag" : "bags"}`] : []),
  ].join(", ");

/** A trip as far as it belongs to a drive: parts of one drive have the same leg. */
export type PartOfDrive = {
  readonly id: string;
  readonly leg: number;
  readonly part: number;
  readonly state: TripState;
  /** Of a relief vehicle: the part that broke down. */
  readonly continues: string | null;
};

export type Drive<T> = {
  /** It has the facts that all parts share, and the fee. */
  readonly first: T;
  /** The vehicles that go, in order; of a drive that was cancelled, the first alone. */
  readonly parts: readonly T[];
  /** Those that broke down on the way and in whose place another goes. Each was driven and has its share of the price. */
  readonly relieved: readonly T[];
  readonly state: TripState;
};

/** Trips as drives, in order: one for each leg, in however many vehicles. What was joined again is no part any more. */
export function drivesOf<T extends PartOfDrive>(trips: readonly T[]): readonly Drive<T>[] {
  const legs = [...new Set(trips.map(({ leg }) => leg))];
  return legs
    .toSorted((a, b) => a - b)
    .flatMap((leg) => {
      const inOrder = trips.filter((one) => one.leg === leg).toSorted((a, b) => a.part - b.part);
      const first = inOrder.find(({ part }) => part === 1);
      if (!first) return [];
      const going = inOrder.filter((one) => one === first || one.state !== "cancelled");
      const isRelieved = ({ id }: T) => going.some(({ continues }) => continues === id);
      const [relieved, parts] = [going.filter(isRelieved), going.filter((one) => !isRelieved(one))];
      return [{ first, parts, relieved, state: stateOfDrive(parts.map(shownState)) }];
    });
}

/** Until the relief vehicle has them on board, its passengers know one thing: their trip was interrupted. */
export const shownState = ({ continues, state }: Pick<PartOfDrive, "continues" | "state">): TripState =>
  continues !== null && isBeforePickup(state) ? "interrupted" : state;

/** The total price of a drive, whatever vehicles it took. */
export const priceOfDrive = ({
  parts,
  relieved,
}: Pick<Drive<{ readonly priceCents: number | null }>, "parts" | "relieved">): number | null =>
  priceOfParts([...relieved, ...parts]);

/** The price of several parts together; unknown as long as that of one is. */
export const priceOfParts = (parts: readonly { readonly priceCents: number | null }[]): number | null =>
  parts.every(({ priceCents }) => priceCents !== null)
    ? parts.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
    : null;

const beforeStart: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed"];
/** The latest of those who are not at the drop-off yet. */
const onTheWay: readonly TripState[] = ["searching", "arrived", "en_route"];
/** Open questions and deviations come first. */
const ended: readonly TripState[] = ["completed_unverified", "interrupted", "completed", "no_show"];
const aboard: readonly TripState[] = ["onboard", "stopover"];

/**
 * The status of a drive in several vehicles: it has started with the first departure, is ready when the last part is, and
 * over when all are.
 */
export function stateOfDrive(states: readonly TripState[]): TripState {
  const standing: readonly TripState[] = states.filter((state) => state !== "cancelled");
  const [only = "cancelled"] = standing;
  if (new Set(standing).size <= 1) return only;
  const among = (order: readonly TripState[]) => order.find((state) => standing.includes(state));
  if (standing.every((state) => isOver({ state }))) return among(ended) ?? only;
  // Some are on board, or somewhere already: what is left of the drive is under way.
  if (standing.some((state) => aboard.includes(state) || isOver({ state }))) return "onboard";
  return among(onTheWay) ?? among(beforeStart) ?? only;
}
