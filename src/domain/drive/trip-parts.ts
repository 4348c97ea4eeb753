import { add, type Cents, cents } from "../money/money.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isBeforePickup, isOver } from "../trip/trip-on-road.ts";

export type PartSize = { readonly passengers: number; readonly bags: number };

/** More vehicles than this are a convoy, and need more than one booking. */
export const partsAtMost = 6;

/** Every passenger and bag is in exactly one vehicle; a vehicle without passengers is not part of a drive. */
export function coversAll(whole: PartSize, parts: readonly PartSize[]): boolean {
  const isFilled = parts.every(({ passengers, bags }) => passengers >= 1 && bags >= 0);
  const sum = sizeOf(parts);
  return isFilled && sum.passengers === whole.passengers && sum.bags === whole.bags;
}

/** The part that is in no vehicle yet; negative if the vehicles take more than there is. */
export function leftOver(whole: PartSize, parts: readonly PartSize[]): PartSize {
  const sum = sizeOf(parts);
  return { passengers: whole.passengers - sum.passengers, bags: whole.bags - sum.bags };
}

/** An equal share for each vehicle; if it doesn’t divide evenly, the first ones take one more. */
export function shareEvenly(whole: PartSize, vehicles: number): readonly PartSize[] {
  const share = (count: number, at: number) => Math.floor(count / vehicles) + (at < count % vehicles ? 1 : 0);
  return Array.from({ length: vehicles }, (_, at) => ({
    passengers: share(whole.passengers, at),
    bags: share(whole.bags, at),
  }));
}

export const sizeOf = (parts: readonly PartSize[]): PartSize => ({
  passengers: parts.reduce((sum, { passengers }) => sum + passengers, 0),
  bags: parts.reduce((sum, { bags }) => sum + bags, 0),
});

/** A drive’s price split by the passengers of each part; the first takes the rounding remainder. */
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

/** A price split by weights; the first takes the rounding remainder. */
export function shareByWeight(price: number, weights: readonly number[]): readonly Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => cents(Math.floor((price * weight) / Math.max(1, all))));
  return shares.map((share, at) => (at === 0 ? cents(price - add(...shares.slice(1))) : share));
}

type KeptPart = { readonly id: string; readonly state: TripState };

/**
 * Which existing part each new one continues, in order; undefined for a new part. Named parts are kept. Where none is
 * named, parts with a driver come first, so that no one loses a trip that is still needed.
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
 * Which of several vehicles it is, in the same words for everyone; empty if there is only one. A relief vehicle is
 * numbered after the others.
 */
export function vehicleText({ part, vehicles }: { readonly part: number; readonly vehicles: number }): string {
  if (part > vehicles) return "Relief vehicle";
  return vehicles > 1 ? `Vehicle ${part} of ${vehicles}` : "";
}

/** A vehicle’s name and plate, with its number if it is one of several. */
export const numberedVehicle = (which: { readonly part: number; readonly vehicles: number }, name: string): string =>
  [vehicleText(which), name].filter(Boolean).join(": ");

/** In words: 10 passengers, 1 bag. Zero bags are left out. */
export const sizeText = ({ passengers, bags }: PartSize): string =>
  [
    `${passengers} ${passengers === 1 ? "passenger" : "passengers"}`,
    ...(bags > 0 ? [`${bags} ${bags === 1 ? "bag" : "bags"}`] : []),
  ].join(", ");

/** A trip as part of a drive: the parts of one drive share a leg. */
export type PartOfDrive = {
  readonly id: string;
  readonly leg: number;
  readonly part: number;
  readonly state: TripState;
  /** For a relief trip: the part that broke down. */
  readonly continues: string | null;
};

export type Drive<T> = {
  /** It holds the facts that all parts share, and the fee. */
  readonly first: T;
  /** The vehicles that run, in order; for a cancelled drive only the first. */
  readonly parts: readonly T[];
  /** Parts that broke down and were replaced. Each was driven and has its share of the price. */
  readonly relieved: readonly T[];
  readonly state: TripState;
};

/**
 * Groups trips into drives, in order: one per leg, however many vehicles it has. Vehicles that were merged into others
 * are left out.
 */
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

/** Until the relief vehicle has picked them up, passengers only see that their trip was interrupted. */
export const shownState = ({ continues, state }: Pick<PartOfDrive, "continues" | "state">): TripState =>
  continues !== null && isBeforePickup(state) ? "interrupted" : state;

/** The total price of a drive over all its vehicles. */
export const priceOfDrive = ({
  parts,
  relieved,
}: Pick<Drive<{ readonly priceCents: number | null }>, "parts" | "relieved">): number | null =>
  priceOfParts([...relieved, ...parts]);

/** The price of several parts together; unknown while any part’s is. */
export const priceOfParts = (parts: readonly { readonly priceCents: number | null }[]): number | null =>
  parts.every(({ priceCents }) => priceCents !== null)
    ? parts.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
    : null;

const beforeStart: readonly TripState[] = ["planned", "unassigned", "offered", "assigned", "reconfirmed"];
/** The latest of those still under way. */
const onTheWay: readonly TripState[] = ["searching", "arrived", "en_route"];
/** Open questions and deviations come first. */
const ended: readonly TripState[] = ["completed_unverified", "interrupted", "completed", "no_show"];
const aboard: readonly TripState[] = ["onboard", "stopover"];

/**
 * The status of a drive in several vehicles: it starts with the first departure, is ready when the last part is, and is
 * over when all are.
 */
export function stateOfDrive(states: readonly TripState[]): TripState {
  const standing: readonly TripState[] = states.filter((state) => state !== "cancelled");
  const [only = "cancelled"] = standing;
  if (new Set(standing).size <= 1) return only;
  const among = (order: readonly TripState[]) => order.find((state) => standing.includes(state));
  if (standing.every((state) => isOver({ state }))) return among(ended) ?? only;
  // Some passengers are on board or have arrived, so the rest of the drive is under way.
  if (standing.some((state) => aboard.includes(state) || isOver({ state }))) return "onboard";
  return among(onTheWay) ?? among(beforeStart) ?? only;
}
