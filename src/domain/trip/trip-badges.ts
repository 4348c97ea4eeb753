import { tripLabels } from "./trip-labels.ts";
import type { TripState } from "./trip-lifecycle.ts";
import { shouldHaveStarted } from "./trip-on-road.ts";

type ShownTrip = { readonly state: TripState; readonly pickup_at: string };

/** The status of a trip; with the time, also that it should have started. */
export const tripBadges = ({ state, pickup_at }: ShownTrip, now?: Date) => [
  { tone: tripLabels[state].tone, label: tripLabels[state].label },
  ...(now && shouldHaveStarted({ state, pickupAt: new Date(pickup_at) }, now)
    ? [{ tone: "bad" as const, label: "Not started" }]
    : []),
];
