import { loadBySeats } from "../drive/fleet-split.ts";
import type { PartSize } from "../drive/trip-parts.ts";

/** A driver with a vehicle who could take on the passengers of one that broke down. */
export type RescueCrew = {
  readonly driverId: string;
  readonly vehicleId: string;
  readonly isProvider: boolean;
  /** Free ones: of a vehicle with others on board, those that they leave. */
  readonly seats: number;
  readonly bags: number;
  /** Until the passengers ride on. */
  readonly minutes: number;
  /** A rule of the gate speaks against them, or they have declined this very trip. */
  readonly isBarred: boolean;
  /** Trips of theirs that someone else would have to drive. */
  readonly displaces: number;
  /** Whose passengers are on board already. */
  readonly aboard: "no_one" | "own_group" | "others";
};

export type RescueChoice<C> = {
  readonly crews: readonly (PartSize & { readonly crew: C })[];
  /** Until the last of them rides on. */
  readonly minutes: number;
};

/** An estimate on the road is no finer than this. */
const sameMinutes = 5;
/** Two vehicles for one are worth it only if they spare the passengers this much waiting. */
const worthTwo = 15;
/** A dispatcher reads no longer list while passengers stand at the roadside. */
const choicesAtMost = 6;

/**
 * Crews that could take these passengers on, the one that lets them ride on soonest first. Providers only where none of our own can come, two
 * vehicles only where no single one takes everyone, or only much later.
 */
export function rescueChoices<C extends RescueCrew>(crews: readonly C[], party: PartSize): readonly RescueChoice<C>[] {
  const able = crews.filter(({ isBarred }) => !isBarred);
  const own = choicesAmong(
    able.filter(({ isProvider }) => !isProvider),
    party,
  );
  const choices =
    own.length > 0
      ? own
      : choicesAmong(
          able.filter(({ isProvider }) => isProvider),
          party,
        );
  return choices.toSorted(compare).slice(0, choicesAtMost);
}

function choicesAmong<C extends RescueCrew>(crews: readonly C[], party: PartSize): readonly RescueChoice<C>[] {
  const fits = ({ seats, bags }: C) => seats >= party.passengers && bags >= party.bags;
  const alone = crews
    .filter(fits)
    .map((crew): RescueChoice<C> => ({ crews: [{ crew, ...party }], minutes: crew.minutes }));
  const soonest = Math.min(...alone.map(({ minutes }) => minutes));
  const pair = soonestPair(
    crews.filter((crew) => !fits(crew) && crew.aboard !== "others"),
    party,
  );
  return pair && pair.minutes + worthTwo <= soonest ? [...alone, pair] : alone;
}

/** Of all pairs that take everyone, the one whose second vehicle is there first. */
function soonestPair<C extends RescueCrew>(crews: readonly C[], party: PartSize): RescueChoice<C> | undefined {
  const bySeats = (a: C, b: C) => a.minutes - b.minutes || b.seats - a.seats;
  const inOrder = crews.toSorted(bySeats);
  for (const [at, second] of inOrder.entries())
    for (const first of inOrder.slice(0, at)) {
      if (first.driverId === second.driverId || first.vehicleId === second.vehicleId) continue;
      const loads = loadBySeats(party, [first, second]);
      if (!loads) continue;
      const pair = [first, second].flatMap((crew, one) => (loads[one] ? [{ crew, ...loads[one] }] : []));
      return { crews: pair, minutes: second.minutes };
    }
  return undefined;
}

/** Minutes first; between those who are there at about the same time, what it costs others. */
function compare<C extends RescueCrew>(a: RescueChoice<C>, b: RescueChoice<C>): number {
  return (
    Math.floor(a.minutes / sameMinutes) - Math.floor(b.minutes / sameMinutes) ||
    a.crews.length - b.crews.length ||
    strangers(a) - strangers(b) ||
    displaced(a) - displaced(b) ||
    a.minutes - b.minutes ||
    seatsIn(a) - seatsIn(b) ||
    (nameOf(a) < nameOf(b) ? -1 : 1)
  );
}

type Chosen = RescueChoice<RescueCrew>;
const strangers = ({ crews }: Chosen): number => crews.filter(({ crew }) => crew.aboard === "others").length;
const displaced = ({ crews }: Chosen): number => crews.reduce((sum, { crew }) => sum + crew.displaces, 0);
const seatsIn = ({ crews }: Chosen): number => crews.reduce((sum, { crew }) => sum + crew.seats, 0);
const nameOf = ({ crews }: Chosen): string => crews.map(({ crew }) => `${crew.driverId} ${crew.vehicleId}`).join(" ");
