import { type MovingEvent, possibleEvents, stepsFor } from "../trip/trip-events.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { canBeAssigned, isOnRoad, isTooEarlyToDepart, statesBeforeStart, statesToFree } from "../trip/trip-on-road.ts";
import { isStranded } from "./relief.ts";

/** Our team’s actions on a trip. Screens offer no more than this, and the server allows no more. */
export const tripActions = [
  "assign",
  "offer",
  "unassign",
  "move",
  "split",
  "swap",
  "record",
  "verify",
  "abandon",
  "rescue",
] as const;
export type TripAction = (typeof tripActions)[number];

export type ActionableTrip = {
  readonly state: TripState;
  readonly pickupAt: Date;
  /** For a relief trip: the trip that broke down. */
  readonly continues: string | null;
};

const isAmong = (states: readonly TripState[], { state }: ActionableTrip): boolean => states.includes(state);

/** A relief trip can’t be moved: its pickup is where and when the first vehicle stopped. */
const rules: Readonly<Record<TripAction, (trip: ActionableTrip, now: Date) => boolean>> = {
  assign: ({ state }) => canBeAssigned(state),
  offer: ({ state, pickupAt: start }, now) => state === "unassigned" && start > now,
  unassign: (trip) => isAmong(statesToFree, trip),
  move: ({ state, continues }) => canBeAssigned(state) && continues === null,
  split: (trip) => isAmong(statesBeforeStart, trip) && trip.continues === null,
  swap: ({ state }) => canBeAssigned(state),
  record: (trip, now) => reportableEvents(trip, now).length > 0,
  verify: ({ state }) => state === "completed_unverified",
  abandon: isStranded,
  // With passengers on board, on the way to them, or where they wait for the vehicle after.
  rescue: (trip) => isOnRoad(trip) || isStranded(trip),
};

export const mayDoWith = (action: TripAction, trip: ActionableTrip, now: Date): boolean => rules[action](trip, now);

/** Events that may be reported now: no one sets out days ahead. */
export const reportableEvents = (trip: ActionableTrip, now: Date): readonly MovingEvent[] =>
  possibleEvents(trip.state).filter(
    (event) => !stepsFor(trip.state, event)?.includes("en_route") || !isTooEarlyToDepart(trip, now),
  );
