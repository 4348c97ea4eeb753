import type { TripState } from "./trip-lifecycle.ts";

/** A driver’s report from the road, or our team’s on their behalf: each says how far the trip has come. */
export const movingEvents = [
  "reconfirm",
  "depart",
  "arrive",
  "cant_find",
  "met",
  "stop",
  "resume",
  "dropoff",
  "break_off",
] as const;
export type MovingEvent = (typeof movingEvents)[number];

/** A driver’s attempts at the pickup. The trip stays where it is; it is evidence. */
export const attemptEvents = ["call_passenger", "message_passenger"] as const;

/** The messages a driver’s phone may send. */
export const reportedEvents = [...movingEvents, ...attemptEvents, "ask_no_show"] as const;
export type ReportedEvent = (typeof reportedEvents)[number];

/** All that is in the record of a trip, with what the server itself has checked. */
export const tripEvents = [...reportedEvents, "pin_matched", "pin_wrong"] as const;
export type TripEvent = (typeof tripEvents)[number];

/** The way of a trip that goes as planned. */
const course: readonly TripState[] = ["assigned", "reconfirmed", "en_route", "arrived", "onboard", "completed"];

/** As far as along the course each report says the trip has come. */
const reached: Readonly<Partial<Record<TripEvent, TripState>>> = {
  reconfirm: "reconfirmed",
  depart: "en_route",
  arrive: "arrived",
  cant_find: "arrived",
  met: "onboard",
  dropoff: "completed",
};

/** Off the course and back: from where each is possible, and where it leads. */
const aside: readonly (readonly [TripEvent, TripState, TripState])[] = [
  ["cant_find", "arrived", "searching"],
  ["met", "searching", "onboard"],
  ["stop", "onboard", "stopover"],
  ["resume", "stopover", "onboard"],
  ["dropoff", "stopover", "completed"],
  // No one is aboard yet: the trip needs another driver and vehicle.
  ["break_off", "en_route", "unassigned"],
  ["break_off", "arrived", "unassigned"],
  ["break_off", "searching", "unassigned"],
  ["break_off", "onboard", "interrupted"],
  ["break_off", "stopover", "interrupted"],
];

/**
 * The statuses a trip goes through to catch up with a report: who says that the passenger is on board has arrived before,
 * whether they said so or not. Undefined where the report cannot be true.
 */
export function stepsFor(state: TripState, event: TripEvent): readonly TripState[] | undefined {
  const sideways = aside.find(([reported, from]) => reported === event && from === state);
  if (sideways) return [sideways[2]];
  const target = reached[event];
  if (target === undefined) return undefined;
  const [now, then] = [course.indexOf(state), course.indexOf(target)];
  if (now < 0 || then <= now) return undefined;
  return [...course.slice(now + 1, then + 1), ...(event === "cant_find" ? (["searching"] as const) : [])];
}

/** The status of a trip once these reports are in; one that says nothing new changes nothing. */
export const stateAfter = (state: TripState, events: readonly TripEvent[]): TripState =>
  events.reduce((reached, event) => stepsFor(reached, event)?.at(-1) ?? reached, state);

/** A driver’s most likely next report, the usual one first. */
const usual: Readonly<Partial<Record<TripState, readonly MovingEvent[]>>> = {
  assigned: ["depart"],
  reconfirmed: ["depart"],
  en_route: ["arrive", "break_off"],
  arrived: ["met", "cant_find", "break_off"],
  searching: ["met", "break_off"],
  onboard: ["dropoff", "stop", "break_off"],
  stopover: ["resume", "dropoff", "break_off"],
};
export const nextEvents = (state: TripState): readonly MovingEvent[] => usual[state] ?? [];

/** Everything that could be true of a trip in this status: our team may hear of several steps at once. */
export const possibleEvents = (state: TripState): readonly MovingEvent[] =>
  movingEvents.filter((event) => stepsFor(state, event) !== undefined);
