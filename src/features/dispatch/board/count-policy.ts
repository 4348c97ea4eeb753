import { shownState } from "#domain/drive/trip-parts.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export type DayCounts = {
  readonly total: number;
  /** Broke down on the way: the passengers wait for another vehicle, or it ended there. */
  readonly interrupted: number;
  readonly unassigned: number;
  readonly offered: number;
  /** Have a driver who has not reconfirmed yet. */
  readonly to_reconfirm: number;
  readonly reconfirmed: number;
  readonly on_the_road: number;
  readonly done: number;
  readonly cancelled: number;
};

/** The count each status belongs to. A planned trip is not on the board; once confirmed it would need a driver. */
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
  interrupted: "interrupted",
  cancelled: "cancelled",
};

type CountedTrip = { readonly id: string; readonly state: TripState; readonly continues: string | null };

/** A drive counts once, with the status of its latest vehicle. */
export function countStates(trips: readonly CountedTrip[]): DayCounts {
  const relieved = new Set(trips.flatMap(({ continues, state }) => (state === "cancelled" ? [] : (continues ?? []))));
  const counted = trips.filter(
    ({ id, state, continues }) => !relieved.has(id) && !(continues && state === "cancelled"),
  );
  const counts = {
    total: counted.length,
    interrupted: 0,
    unassigned: 0,
    offered: 0,
    to_reconfirm: 0,
    reconfirmed: 0,
    on_the_road: 0,
    done: 0,
    cancelled: 0,
  };
  for (const trip of counted) counts[countOf[shownState(trip)]] += 1;
  return counts;
}
