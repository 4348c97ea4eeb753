import { companyRules } from "../company/company-rules.ts";
import { addHours, addMinutes } from "../time/local-time.ts";
import type { TripState } from "./trip-lifecycle.ts";

/** A trip as far as its times and status are concerned. */
export type RoadTrip = {
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly end: Date;
  /** When it was really over, where that is known. */
  readonly endedAt?: Date | null;
};

/** No one is on the road for it any more, whatever is still to be found out about it. */
export const overStates = [
  "completed",
  "completed_unverified",
  "no_show",
  "interrupted",
  "cancelled",
] as const satisfies readonly TripState[];
/** The driver has set out, and the trip has not ended. */
export const onRoadStates = [
  "en_route",
  "arrived",
  "searching",
  "onboard",
  "stopover",
] as const satisfies readonly TripState[];

export const isOver = ({ state }: Pick<RoadTrip, "state">): boolean => overStates.some((one) => one === state);

export const isOnRoad = ({ state }: Pick<RoadTrip, "state">): boolean => onRoadStates.some((one) => one === state);

/**
 * When a trip ends, as far as it can be known: when it was over, or as planned where no one has said when; a trip that runs
 * late has not ended, until it completes itself some hours after its planned end.
 */
export function endOnRoad(trip: RoadTrip, now: Date): Date {
  // Of one that completed itself without a word the plan is all that is known.
  if (isOver(trip)) return (trip.state !== "completed_unverified" && trip.endedAt) || trip.end;
  if (now <= trip.end) return trip.end;
  const latest = addHours(trip.end, companyRules.tripCompletesItselfHours);
  return now < latest ? now : latest;
}

/** Dispatch sees it, and no one has set out. */
export const statesBeforeStart = [
  "unassigned",
  "offered",
  "assigned",
  "reconfirmed",
] as const satisfies readonly TripState[];

/** Someone has the trip or was asked, and the passenger is not on board: it can still be taken from them. */
export const statesToFree = [
  "offered",
  "assigned",
  "reconfirmed",
  "en_route",
  "arrived",
  "searching",
] as const satisfies readonly TripState[];

/** Its driver has been at the pickup. Of a trip that goes back to an earlier status, it was another driver who arrived. */
export const hasArrived = (state: TripState): boolean => !notArrived.some((one) => one === state);
const notArrived = ["planned", "unassigned", "offered", "assigned", "reconfirmed", "en_route"] as const;

/** The passenger is still to be met. */
export const isBeforeMeeting = (state: TripState): boolean =>
  statesToFree.some((one) => one === state && one !== "offered");

/** Driver and passenger are on their way to each other. */
export const isMeeting = (state: TripState): boolean => isOnRoad({ state }) && isBeforeMeeting(state);

/** The passenger is not on board yet, whether or not anyone has the trip. */
export const isBeforePickup = (state: TripState): boolean =>
  !hasArrived(state) || state === "arrived" || state === "searching";

/** A driver can be put on it, or another in place of the one it has. */
export const canBeAssigned = (state: TripState): boolean =>
  state === "unassigned" || statesToFree.some((one) => one === state);

/** No one sets out days ahead: it is the wrong trip, or the wrong button. */
export const earliestDeparture = ({ pickupAt: start }: Pick<RoadTrip, "pickupAt">): Date =>
  addHours(start, -companyRules.departureEarliestHours);
export const isTooEarlyToDepart = (trip: Pick<RoadTrip, "pickupAt">, now: Date): boolean =>
  now < earliestDeparture(trip);

/** Whose pickup was before this should have started: some minutes are forgiven. */
export const latestStart = (now: Date): Date => addMinutes(now, -companyRules.lateDepartureMinutes);

/** The pickup has passed, and no one has said that they set out. */
export const shouldHaveStarted = (
  { state, pickupAt: start }: Pick<RoadTrip, "state" | "pickupAt">,
  now: Date,
): boolean => statesBeforeStart.some((one) => one === state) && start < latestStart(now);
