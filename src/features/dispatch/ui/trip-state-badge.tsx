import { Badge, type Tone } from "#design/badge.tsx";
import type { TripState } from "#domain/trip-lifecycle.ts";
import { tripStateNames } from "./messages.ts";

export const tripTones: Readonly<Record<TripState, Tone>> = {
  planned: "neutral",
  unassigned: "bad",
  offered: "warn",
  assigned: "warn",
  reconfirmed: "info",
  en_route: "violet",
  arrived: "violet",
  searching: "bad",
  onboard: "violet",
  stopover: "violet",
  completed: "ok",
  no_show: "bad",
  interrupted: "bad",
  cancelled: "neutral",
};

export function TripStateBadge({ state }: { state: TripState }) {
  return (
    <Badge tone={tripTones[state]} dot>
      {tripStateNames[state]}
    </Badge>
  );
}
