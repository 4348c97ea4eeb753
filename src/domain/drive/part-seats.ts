import { type ChildSeatKind, childSeatsText, type SeatsTaken } from "../booking/child-seats.ts";
import { childSeatKinds } from "../fleet/fleet.ts";
import { type PartSize, shareEvenly, sizeText } from "./trip-parts.ts";

export type PartLoad = PartSize & { readonly seats: SeatsTaken };

/** In words: 7 passengers, 6 bags, 1 child seat (1 infant). */
export const partText = ({ seats, ...size }: PartLoad): string =>
  [sizeText(size), ...(seats.seats > 0 ? [childSeatsText(seats.seats, seats.sizes)] : [])].join(", ");

/** Seats by size; seats of unspecified size are counted too. */
export type SeatCounts = Readonly<Record<ChildSeatKind | "unknown", number>>;

/** In the order of the forms. */
export const seatCountKinds = [...childSeatKinds, "unknown"] as const;

export const noSeats: SeatsTaken = { seats: 0, sizes: {} };

export function seatCounts({ seats, sizes }: SeatsTaken): SeatCounts {
  const [infant_seat, toddler_seat, booster_seat] = [
    sizes.infant_seat ?? 0,
    sizes.toddler_seat ?? 0,
    sizes.booster_seat ?? 0,
  ];
  const unknown = Math.max(0, seats - infant_seat - toddler_seat - booster_seat);
  return { infant_seat, toddler_seat, booster_seat, unknown };
}

/** The same as a booking states it: sizes without seats are left out. */
export const seatsOf = (counts: SeatCounts): SeatsTaken => ({
  seats: sumOf(counts),
  sizes: Object.fromEntries(childSeatKinds.flatMap((kind) => (counts[kind] > 0 ? [[kind, counts[kind]]] : []))),
});

const sumOf = (counts: SeatCounts): number => seatCountKinds.reduce((sum, kind) => sum + counts[kind], 0);

const added = (all: readonly SeatCounts[], kind: keyof SeatCounts): number =>
  all.reduce((sum, counts) => sum + counts[kind], 0);

/** How many seats of each size are in no vehicle yet; negative if there are too many. */
export function seatsLeft(whole: SeatsTaken, parts: readonly SeatsTaken[]): SeatCounts {
  const [all, each] = [seatCounts(whole), parts.map(seatCounts)];
  const left = (kind: keyof SeatCounts) => all[kind] - added(each, kind);
  return {
    infant_seat: left("infant_seat"),
    toddler_seat: left("toddler_seat"),
    booster_seat: left("booster_seat"),
    unknown: left("unknown"),
  };
}

/** Every seat of every size is in one vehicle. */
export const coversSeats = (whole: SeatsTaken, parts: readonly SeatsTaken[]): boolean =>
  Object.values(seatsLeft(whole, parts)).every((left) => left === 0);

export function addSeats(parts: readonly SeatsTaken[]): SeatsTaken {
  const counts = parts.map(seatCounts);
  return seatsOf({
    infant_seat: added(counts, "infant_seat"),
    toddler_seat: added(counts, "toddler_seat"),
    booster_seat: added(counts, "booster_seat"),
    unknown: added(counts, "unknown"),
  });
}

export const areSameSeats = (a: SeatsTaken, b: SeatsTaken): boolean => coversSeats(a, [b]);

type Part = { readonly passengers: number; readonly seats: SeatsTaken };

/**
 * Every vehicle keeps its seats as far as they and enough passengers remain. The rest goes to the first vehicle with
 * room, because families ride together.
 */
export function shareSeats(whole: SeatsTaken, parts: readonly Part[]): readonly SeatsTaken[] {
  const left: Record<keyof SeatCounts, number> = { ...seatCounts(whole) };
  const shares = parts.map(() => ({ infant_seat: 0, toddler_seat: 0, booster_seat: 0, unknown: 0 }));
  const roomIn = (at: number) => (parts[at]?.passengers ?? 0) - sumOf(shares[at] ?? { ...seatCounts(noSeats) });
  const give = (at: number, kind: keyof SeatCounts, count: number) => {
    const share = shares[at];
    if (!share) return;
    share[kind] += count;
    left[kind] -= count;
  };
  for (const kind of seatCountKinds)
    for (const [at, { seats }] of parts.entries())
      give(at, kind, Math.min(seatCounts(seats)[kind], left[kind], roomIn(at)));
  for (const kind of seatCountKinds)
    for (const at of parts.keys()) give(at, kind, Math.min(left[kind], Math.max(0, roomIn(at))));
  // More seats than people: no one sits in the rest, and the first vehicle brings them.
  for (const kind of seatCountKinds) give(0, kind, left[kind]);
  return shares.map(seatsOf);
}

/** The same passengers and bags for each vehicle, and the child seats each already has. */
export function shareLoad(whole: PartLoad, before: readonly SeatsTaken[]): readonly PartLoad[] {
  const sizes = shareEvenly(whole, before.length);
  const seats = shareSeats(
    whole.seats,
    sizes.map(({ passengers }, at) => ({ passengers, seats: before[at] ?? noSeats })),
  );
  return sizes.map((size, at) => ({ ...size, seats: seats[at] ?? noSeats }));
}
