import { createContext, useContext } from "react";
import type { PlannedCrewRequest } from "#features/trips/assign/contract.ts";
import type { Plan, PlannedChangeRequest } from "../../plan/contract.ts";

export type TriedPlan = {
  readonly plan: Plan;
  /** Tries other crews on the plan’s trips; a failure is shown and changes nothing. */
  readonly tryCrews: (changes: readonly PlannedChangeRequest[]) => void;
};

export const TriedPlanContext = createContext<TriedPlan | undefined>(undefined);

/** The plan tried on the surrounding board; undefined if actions are real. */
export const useTriedPlan = (): TriedPlan | undefined => useContext(TriedPlanContext);

/** The plan’s changes, for ranking drivers. */
export const plannedCrews = ({ plan }: TriedPlan): PlannedCrewRequest[] =>
  plan.trips
    .filter(({ is_too_late }) => !is_too_late)
    .map(({ trip_id, planned, move }) => ({
      trip_id,
      driver_id: planned?.driver.id ?? null,
      vehicle_id: planned?.vehicle.id ?? null,
      ...(move && { pickup_at: move.pickup_at }),
    }));

/** A trip without a driver. */
export const withoutCrew = (tripId: string): PlannedChangeRequest => ({
  trip_id: tripId,
  driver_id: null,
  vehicle_id: null,
});
