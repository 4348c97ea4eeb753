import type { PlanCrewShown } from "../contract.ts";

export const changesText = (count: number): string => {
  if (count === 0) return "no changes";
  return count === 1 ? "1 change" : `${count} changes`;
};

export const crewText = (crew: PlanCrewShown | null): string =>
  crew ? `${crew.driver.name}, ${crew.vehicle.plate}` : "No driver";
