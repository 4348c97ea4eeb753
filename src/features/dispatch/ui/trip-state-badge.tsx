import { Badge, type Tone } from "#design/badge.tsx";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { shouldHaveStarted } from "#domain/trip/trip-on-road.ts";
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

type TripStateBadgeProps = {
  state: TripState;
  /** Named where a trip that should have started is to be seen. */
  startsAt?: string;
};

export function TripStateBadge({ state, startsAt }: TripStateBadgeProps) {
  const isLate = startsAt !== undefined && shouldHaveStarted({ state, start: new Date(startsAt) }, new Date());
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tripTones[state]} dot>
        {tripStateNames[state]}
      </Badge>
      {isLate && <Badge tone="bad">Not started</Badge>}
    </span>
  );
}
