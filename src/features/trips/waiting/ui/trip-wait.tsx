import { useNow } from "#design/use-now.ts";
import { useWaitStart, type WaitingTrip } from "./use-wait-start.ts";
import { WaitMeter } from "./wait-meter.tsx";

/** The meter of the pickup where the driver is. It counts without a line too; the price shows once it was read. */
export function TripWait({ trip }: { trip: WaitingTrip }) {
  const now = new Date(useNow());
  const { waitFrom, freeMinutes, stepCents } = useWaitStart(trip);
  return waitFrom && <WaitMeter waitFrom={waitFrom} freeMinutes={freeMinutes} stepCents={stepCents} now={now} />;
}
