import { minutesAtFactor, trafficAt } from "../geography/traffic.ts";
import type { Minutes } from "../routing/routing-problem.ts";
import { addMinutes } from "../time/local-time.ts";
import type { DayTrip, RoutingDay } from "./routing-day.ts";

export const kmBetween = ({ roads }: RoutingDay, from: number, to: number): number =>
  Number(roads.km[from * roads.places + to]);

/** How much longer a drive takes when a trip ends. */
export const trafficAfter = ({ midnight }: RoutingDay, { endsAt }: DayTrip): number =>
  trafficAt(addMinutes(midnight, endsAt));

/** The drive from the end of a trip to the pickup of the next, with the traffic of that hour. */
export const minutesTo = (
  day: RoutingDay,
  trip: DayTrip,
  next: DayTrip,
  traffic: number = trafficAfter(day, trip),
): Minutes => minutesAtFactor(Number(day.roads.minutes[trip.to * day.roads.places + next.from]), traffic);

/** The minutes left between two trips of one driver after the drive from one to the other. */
export const slackBetween = (day: RoutingDay, trip: DayTrip, next: DayTrip): Minutes =>
  next.pickupAt - trip.endsAt - minutesTo(day, trip, next);

/**
 * Whether dispatch lets one driver have both, one after the other: their busy times don’t overlap, and between them is the
 * pause that a long time at the wheel needs.
 */
export const canFollow = ({ rules }: RoutingDay, trip: DayTrip, next: DayTrip): boolean =>
  trip.busyUntil <= next.busyFrom && next.pickupAt - trip.endsAt >= rules.pauseMinutes;
