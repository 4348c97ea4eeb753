import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export type DayCounts = {
  readonly total: number;
  readonly unassigned: number;
  readonly offered: number;
  /** Have a driver who has not yet said again that they will come. */
  readonly to_reconfirm: number;
  readonly reconfirmed: number;
  readonly on_the_road: number;
  readonly done: number;
  readonly cancelled: number;
};

/** Under which count a status falls. A planned trip is not on the board; confirmed, it would need a driver. */
const countOf: Readonly<Record<TripState, Exclude<keyof DayCounts, "total">>> = {
  planned: "unassigned",
  unassigned: "unassigned",
  offered: "offered",
  assigned: "to_reconfirm",
  reconfirmed: "reconfirmed",
  en_route: "on_the_road",
  arrived: "on_the_road",
  searching: "on_the_road",
  onboard: "on_the_road",
  stopover: "on_the_road",
  completed: "done",
  completed_unverified: "done",
  no_show: "done",
  interrupted: "done",
  cancelled: "cancelled",
};

export function countStates(trips: readonly { readonly state: TripState }[]): DayCounts {
  const counts = {
    ...{ total: trips.length, unassigned: 0, offered: 0, to_reconfirm: 0, reconfirmed: 0 },
    ...{ on_the_road: 0, done: 0, cancelled: 0 },
  };
  for (const { state } of trips) counts[countOf[state]] += 1;
  return counts;
}
