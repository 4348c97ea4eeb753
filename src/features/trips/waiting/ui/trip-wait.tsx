import { useNow } from "#design/use-now.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { waitingContract } from "../contract.ts";
import { WaitMeter } from "./wait-meter.tsx";

type WaitingTrip = {
  readonly id: string;
  readonly starts_at: string;
  readonly arrived_at: string | null;
  readonly free_wait_minutes: number;
};

/** The meter of the pickup where the driver is. It counts without a line too; the price shows once it was read. */
export function TripWait({ trip }: { trip: WaitingTrip }) {
  const now = new Date(useNow());
  const { data } = useCall(waitingContract.readWait, { trip_id: trip.id }, { refetchInterval: 60_000 });
  if (!trip.arrived_at) return null;
  const known = trip.arrived_at > trip.starts_at ? trip.arrived_at : trip.starts_at;
  return (
    <WaitMeter
      startsAt={new Date(data?.starts_at ?? known)}
      freeMinutes={data?.free_minutes ?? trip.free_wait_minutes}
      stepCents={data?.step_cents ?? null}
      now={now}
    />
  );
}
