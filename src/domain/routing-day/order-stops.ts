import { minutesInTraffic } from "../geography/traffic.ts";
import { addMinutes } from "../time/local-time.ts";
import { sunAt } from "./sun-at.ts";

/** A stop of a tour. Times are minutes after midnight. */
export type StopToOrder = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** How long guests stay. */
  readonly minutes: number;
  /** Null where it is always open. */
  readonly open: { readonly from: number; readonly until: number } | null;
  /** The direction one looks in, in degrees from north: the light is good while the sun is behind. Null: any light will do. */
  readonly looks: number | null;
  /** Unpleasant or closed once the wind is up. */
  readonly isExposed: boolean;
};

export type OrderedStop = { readonly name: string; readonly arrives: number; readonly notes: readonly string[] };
export type StopOrder = { readonly stops: readonly OrderedStop[]; readonly driving: number; readonly worth: number };

type Tour = {
  readonly stops: readonly StopToOrder[];
  readonly midnight: Date;
  readonly leavesAt: number;
  /** Minutes on empty roads, a row for each: the start first, then the stops in their order; the tour ends at its start. */
  readonly minutes: ArrayLike<number>;
};

/** More than these are not tried in every order. */
export const stopsAtMost = 7;

/** In summer the south-easter is up from about noon. */
const windFrom = 12.5 * 60;
const windyMonths = [10, 11, 12, 1, 2, 3];

/** The weight of a fault, in minutes that one would drive to avoid it. */
const worth = { closed: 600, windy: 40, badLight: 25, waiting: 0.5 } as const;
const lightWithin = 75;
const sunLowest = 5;

/** The order as it is, and the best one: least driving, open, with the sun behind and before the wind. */
export function orderStops(tour: Tour): { readonly usual: StopOrder; readonly best: StopOrder } {
  const usualOrder = tour.stops.map((_, at) => at);
  const usual = timed(tour, usualOrder);
  if (tour.stops.length > stopsAtMost) return { usual, best: usual };
  let best = usual;
  for (const order of permutations(usualOrder)) {
    const tried = timed(tour, order);
    if (tried.worth < best.worth - 1e-9) best = tried;
  }
  return { usual, best };
}

function* permutations(rest: readonly number[]): Generator<readonly number[]> {
  if (rest.length <= 1) yield rest;
  else
    for (const first of rest)
      for (const others of permutations(rest.filter((one) => one !== first))) yield [first, ...others];
}

function timed({ stops, midnight, leavesAt, minutes }: Tour, order: readonly number[]): StopOrder {
  const places = stops.length + 1;
  let [now, from, driving, total] = [leavesAt, 0, 0, 0];
  const drive = (to: number) => {
    const leg = minutesInTraffic(Number(minutes[from * places + to]), addMinutes(midnight, now));
    [now, from, driving] = [now + leg, to, driving + leg];
  };
  const ordered = order.flatMap((at): OrderedStop[] => {
    const stop = stops[at];
    if (!stop) return [];
    drive(at + 1);
    const waits = stop.open ? Math.max(0, stop.open.from - now) : 0;
    now += waits;
    const { notes, cost } = judge(stop, midnight, now);
    total += cost + waits * worth.waiting;
    const arrives = Math.round(now);
    now += stop.minutes;
    return [
      {
        name: stop.name,
        arrives,
        notes: waits >= 1 ? [`Waits ${Math.round(waits)} min until it opens`, ...notes] : notes,
      },
    ];
  });
  drive(0);
  return { stops: ordered, driving: Math.round(driving), worth: total + driving };
}

function judge(stop: StopToOrder, midnight: Date, arrives: number) {
  const { open, looks, isExposed, minutes } = stop;
  const isClosed = open !== null && arrives + minutes > open.until;
  const middle = addMinutes(midnight, arrives + minutes / 2);
  const isWindy = isExposed && arrives + minutes / 2 > windFrom && windyMonths.includes(monthIn(midnight));
  const light = looks === null ? null : isLit(stop, looks, middle);
  return {
    cost: (isClosed ? worth.closed : 0) + (isWindy ? worth.windy : 0) + (light === false ? worth.badLight : 0),
    notes: [
      ...(isClosed ? ["Closes during the visit"] : []),
      ...(isWindy ? ["Windy by then"] : []),
      ...(isExposed && !isWindy ? ["Before the wind"] : []),
      ...(light === true ? ["The sun is behind you"] : []),
      ...(light === false ? ["Against the light"] : []),
    ],
  };
}

/** The month at the company’s clock: midnight there is still the day before elsewhere. */
const monthIn = (midnight: Date): number => addMinutes(midnight, 12 * 60).getUTCMonth() + 1;

function isLit(stop: StopToOrder, looks: number, moment: Date): boolean {
  const { height, direction } = sunAt(moment, stop);
  const behind = (looks + 180) % 360;
  const apart = Math.abs(((direction - behind + 540) % 360) - 180);
  return height > sunLowest && apart <= lightWithin;
}
