import type { Journey, PricedJourney } from "../pricing/journey-price.ts";
import { addHours, addMinutes } from "../time/local-time.ts";
import { isBookedInTime } from "./lead-time.ts";

/**
 * Green: instant, the price is fixed and a vehicle free. Amber: on request, our team confirms by a stated time. Red:
 * unavailable.
 */
export const confirmations = ["green", "amber", "red"] as const;
export type Confirmation = (typeof confirmations)[number];

/** Why our team must check a journey first: its price, its notice, or that the fleet has no such vehicle. */
export const confirmationDoubts = [
  "no_tour",
  "priced_by_a_person",
  "place_unknown",
  "beyond_service_area",
  "group_too_large",
  "out_of_season",
  "may_be_closed",
  "too_much_luggage",
  "extra_on_request",
  "short_notice",
  "fleet_unknown",
] as const;
export type ConfirmationDoubt = (typeof confirmationDoubts)[number];

/** Whether a vehicle is free; unknown if the fleet has none of that size. */
export type Room = "free" | "taken" | "unknown";

type Promised = { readonly confirmation: Confirmation; readonly doubts: readonly ConfirmationDoubt[] };

export function confirmationOf(doubts: readonly ConfirmationDoubt[], room: Room): Promised {
  if (doubts.length > 0) return { confirmation: "amber", doubts };
  if (room === "unknown") return { confirmation: "amber", doubts: ["fleet_unknown"] };
  return { confirmation: room === "free" ? "green" : "red", doubts };
}

/** Reasons not to promise a journey, whatever vehicles are free. */
export function doubtsAbout({ journey, price, from }: PricedJourney, now: Date): readonly ConfirmationDoubt[] {
  const matches: readonly (readonly [ConfirmationDoubt, boolean])[] = [
    ["no_tour", isWithoutTour(journey)],
    ["place_unknown", from.place === null || isWithoutDestination(journey)],
    // A tour includes the way back, so someone asking for a return on another day means something else.
    [
      "priced_by_a_person",
      journey.service === "day_tour" && journey.offer !== "garden-route" && journey.returnAt !== null,
    ],
    ["short_notice", !isBookedInTime(journey, now)],
    ["fleet_unknown", lastDeparture(journey) > addHours(now, plannedHoursAhead)],
  ];
  const further = matches.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []));
  return [...new Set([...price.doubts, ...further])];
}

/** Vehicles and prices are not known further ahead than a year and a half. */
const plannedHoursAhead = 548 * 24;

/** The return trip is promised no further ahead than the outbound one. */
const lastDeparture = ({ pickupAt, returnAt }: Journey): Date =>
  returnAt !== null && returnAt > pickupAt ? returnAt : pickupAt;

/** A day tour is one of ours, or goes where its destination says. */
const isWithoutTour = ({ service, offer, destination }: Journey): boolean =>
  service === "day_tour" && offer === null && destination.trim() === "";

/** A tour defines its own route, and a driver by the day goes where the guest says. */
const isWithoutDestination = ({ service, destination }: Journey): boolean =>
  destination.trim() === "" && service !== "chauffeur_service" && service !== "day_tour";

/** Only the notice keeps it from being promised. */
export const isOnlySoon = (doubts: readonly ConfirmationDoubt[]): boolean =>
  doubts.length === 1 && doubts[0] === "short_notice";

const stepMinutes = 30;
const stepsEachWay = 24;

/** Free pickup times near the requested one, nearest first, none before `earliest`. */
export function nearestPickups(
  wished: Date,
  earliest: Date,
  hasRoom: (pickupAt: Date) => boolean,
  most = 3,
): readonly Date[] {
  const dates: Date[] = [];
  for (let step = 1; step <= stepsEachWay && dates.length < most; step++)
    for (const minutes of [step * stepMinutes, -step * stepMinutes]) {
      const pickupAt = addMinutes(wished, minutes);
      if (dates.length < most && pickupAt >= earliest && hasRoom(pickupAt)) dates.push(pickupAt);
    }
  return dates.sort((a, b) => a.getTime() - b.getTime());
}
