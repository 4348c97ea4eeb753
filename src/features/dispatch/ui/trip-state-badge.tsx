import { Badge } from "#design/badge.tsx";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { shouldHaveStarted } from "#domain/trip/trip-on-road.ts";

type TripStateBadgeProps = {
  state: TripState;
  /** Named where a trip that should have started is to be seen. */
  pickupAt?: string;
};

export function TripStateBadge({ state, pickupAt }: TripStateBadgeProps) {
  const isLate = pickupAt !== undefined && shouldHaveStarted({ state, pickupAt: new Date(pickupAt) }, new Date());
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tripLabels[state].tone} dot>
        {tripLabels[state].label}
      </Badge>
      {isLate && <Badge tone="bad">Not started</Badge>}
    </span>
  );
}
