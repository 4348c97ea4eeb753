import type { TripEvent } from "./trip-events.ts";

type EventLabel = {
  /** As the driver says it, on a button. */
  readonly driver: string;
  /** As our team records it. */
  readonly team: string;
  /** Once it is recorded. */
  readonly done: string;
};

/** The reports from the road, in words. */
export const tripEventLabels: Readonly<Record<TripEvent, EventLabel>> = {
  reconfirm: { driver: "Reconfirm trip", team: "Driver has reconfirmed", done: "Trip reconfirmed" },
  depart: { driver: "I’m on my way", team: "Driver is on the way", done: "Departure reported" },
  arrive: { driver: "I’ve arrived", team: "Driver is at the pickup", done: "Arrival reported" },
  cant_find: { driver: "Can’t find passenger", team: "Driver can’t find the passenger", done: "Dispatch can see it" },
  met: { driver: "Passenger on board", team: "Passenger is on board", done: "Passenger on board" },
  stop: { driver: "At a stop", team: "Trip is at a stop", done: "Stop reported" },
  resume: { driver: "Drive on", team: "Trip goes on", done: "Trip goes on" },
  dropoff: { driver: "Passenger dropped off", team: "Passenger was dropped off", done: "Trip completed" },
  call_passenger: { driver: "Call passenger", team: "Driver called the passenger", done: "Call recorded" },
  message_passenger: {
    driver: "Message passenger",
    team: "Driver messaged the passenger",
    done: "Message recorded",
  },
  ask_no_show: { driver: "Report no-show", team: "Driver reports a no-show", done: "Dispatch has your no-show report" },
  pin_matched: { driver: "PIN checked", team: "Passenger’s PIN was right", done: "The PIN is right" },
  pin_wrong: { driver: "PIN checked", team: "Wrong PIN entered", done: "The PIN is wrong" },
  break_off: { driver: "Break off trip", team: "Trip was broken off", done: "Trip broken off" },
};
