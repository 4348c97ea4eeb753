import { addHours, addMinutes } from "../time/local-time.ts";
import type { TripState } from "./trip-lifecycle.ts";
import { isOnRoad, isOver } from "./trip-on-road.ts";

/** A trip of a driver around now. */
export type NearbyTrip = {
  readonly tripId: string;
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  readonly destination: string;
  readonly vehicleId: string;
};

export type Seen<P> = { readonly at: Date; readonly place: P };

/** From where and from when a driver could come. */
export type RescueStart<T extends NearbyTrip, P> = {
  readonly from: P | string;
  readonly known: "position" | "last_trip" | "home";
  /** Minutes until they can set out. */
  readonly waits: number;
  /** With passengers on board, or waiting for them: it ends first. */
  readonly current: T | undefined;
  /** On the way to a pickup that another driver would have to take. */
  readonly leaves: T | undefined;
};

/** A position says where a vehicle is for so long. */
const freshMinutes = 15;
/** After this long without a trip, a driver has been home. */
const hoursOfRest = 8;
/** To read the message and set out; from home and off duty, to get ready too. */
const minutesToSetOut = { onDuty: 2, atHome: 20 } as const;

type Driver<T extends NearbyTrip, P> = {
  readonly trips: readonly T[];
  readonly seen: Seen<P> | undefined;
  readonly homeArea: string;
};

/** By where the vehicle was seen a moment ago, or where its last trip ends and when, or from home. */
export function rescueStart<T extends NearbyTrip, P>(driver: Driver<T, P>, now: Date): RescueStart<T, P> {
  const { trips, seen, homeArea } = driver;
  const onRoad = trips.find(isOnRoad);
  const isFresh = seen !== undefined && seen.at > addMinutes(now, -freshMinutes);
  if (onRoad && onRoad.state !== "en_route") {
    const waits = Math.max(0, minutesBetween(now, onRoad.plannedEnd)) + minutesToSetOut.onDuty;
    return { from: onRoad.destination, known: "last_trip", waits, current: onRoad, leaves: undefined };
  }
  const leaves = onRoad;
  if (isFresh) {
    const waits = minutesToSetOut.onDuty;
    return { from: seen.place, known: "position", waits, current: undefined, leaves };
  }
  const last = trips
    .filter((trip) => isOver(trip) && trip.plannedEnd > addHours(now, -hoursOfRest))
    .toSorted((a, b) => b.plannedEnd.getTime() - a.plannedEnd.getTime())[0];
  if (last || leaves)
    return {
      from: last?.destination ?? homeArea,
      known: last ? "last_trip" : "home",
      waits: minutesToSetOut.onDuty,
      current: undefined,
      leaves,
    };
  return { from: homeArea, known: "home", waits: minutesToSetOut.atHome, current: undefined, leaves };
}

const minutesBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 60_000);
