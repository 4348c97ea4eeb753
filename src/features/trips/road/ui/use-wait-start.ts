import { useCall } from "#platform/browser/use-call.ts";
import { waitingContract } from "../waiting-contract.ts";

export type WaitingTrip = {
  readonly id: string;
  readonly pickup_at: string;
  readonly arrived_at: string | null;
  readonly free_wait_minutes: number;
};

/**
 * When waiting starts to count: the server also knows about the flight; offline, as far as the phone knows.
 * Null before the driver has arrived.
 */
export function useWaitStart(trip: WaitingTrip) {
  const { data } = useCall(
    waitingContract.readWait,
    { trip_id: trip.id },
    { enabled: trip.arrived_at !== null, refetchInterval: 60_000 },
  );
  if (!trip.arrived_at) return { waitFrom: null, freeMinutes: trip.free_wait_minutes, stepCents: null };
  const known = trip.arrived_at > trip.pickup_at ? trip.arrived_at : trip.pickup_at;
  return {
    waitFrom: new Date(data?.wait_from ?? known),
    freeMinutes: data?.free_minutes ?? trip.free_wait_minutes,
    stepCents: data?.step_cents ?? null,
  };
}
