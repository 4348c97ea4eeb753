import { formatTime } from "#design/dates/date-text.tsx";
import type { PlannedTripShown } from "../../plan/contract.ts";
import { differencesOf } from "./plan-labels.ts";

/** One trip of a plan: its time, booking and differences. */
export const Differences = ({ trip }: { trip: PlannedTripShown }) => (
  <>
    <span className="font-semibold tabular-nums">{formatTime(trip.pickup_at)}</span> {trip.reference}:{" "}
    {differencesOf(trip).map(({ what, from, to }, at) => (
      <span key={what}>
        {at > 0 && "; "}
        {what === "Pickup" && "pickup "}
        <span className="text-ink-2">{from}</span> → <strong>{to}</strong>
      </span>
    ))}
    {trip.move && <span className="block text-ink-2">“{trip.move.reason}”</span>}
  </>
);
