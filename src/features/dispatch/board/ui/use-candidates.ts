import { assignContract } from "#features/trips/assign/contract.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { plannedCrews, type TriedPlan, useTriedPlan } from "./use-tried-plan.ts";

type Candidates = OutputOf<typeof assignContract.candidatesForTrip>;

const requestFor = (tripId: string, tried: TriedPlan | undefined) => {
  const planned = tried ? plannedCrews(tried) : [];
  return { trip_id: tripId, ...(planned.length > 0 && { planned }) };
};

/** A trip’s candidates, with everything against each driver and vehicle. Without a trip nothing is loaded. */
export function useCandidates(trip: { readonly id: string } | undefined) {
  const tried = useTriedPlan();
  return useCall(assignContract.candidatesForTrip, requestFor(trip?.id ?? "", tried), { enabled: trip !== undefined });
}

/** The warnings for a dispatcher before this driver has the trip, however they were chosen. */
export const warningsAbout = (candidates: Candidates | undefined, driverId: string): readonly string[] =>
  candidates?.candidates.find(({ driver }) => driver.id === driverId)?.warnings ?? [];

/**
 * The same when a driver is chosen without a list. If it can’t be loaded there is no warning: the server still decides.
 */
export async function readWarnings(pair: {
  readonly tripId: string;
  readonly driverId: string;
}): Promise<readonly string[]> {
  const result = await callSignedIn(assignContract.candidatesForTrip, { trip_id: pair.tripId }).catch(() => undefined);
  return warningsAbout(result, pair.driverId);
}
