import { formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import type { PlanCrewShown, PlannedTripShown } from "../../plan/contract.ts";
import { isSameShown } from "../plan-policy.ts";

export const changesText = (count: number): string => {
  if (count === 0) return "no changes";
  return count === 1 ? "1 change" : `${count} changes`;
};

export const crewText = (crew: PlanCrewShown | null): string =>
  crew ? `${crew.driver.name}, ${crew.vehicle.plate}` : "No driver";

/** A plan’s changes to a trip, before and after. */
export const differencesOf = ({ pickup_at, move, current, planned }: PlannedTripShown) => [
  ...(move ? [{ what: "Pickup", from: formatTime(pickup_at), to: formatTimeBeside(move.pickup_at, pickup_at) }] : []),
  ...(isSameShown(current, planned) ? [] : [{ what: "Driver", from: crewText(current), to: crewText(planned) }]),
];
