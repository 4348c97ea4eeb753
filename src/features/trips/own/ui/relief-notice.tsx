import { TriangleAlert } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { CallLink } from "#design/trip-links.tsx";
import type { DriverTrip } from "../contract.ts";

/** To a driver whose vehicle broke down: their part is over, and who is coming for their passengers. */
export function ReliefNotice({ trips }: { trips: readonly DriverTrip[] }) {
  return trips.map(
    ({ id, reference, relief }) =>
      relief && (
        <Alert key={id} tone="warn" icon={<TriangleAlert />} title={`Trip ${reference} was interrupted`}>
          <p>
            {comingText(relief)} Please stay with your passengers until then. Your part of the trip ends after that.
          </p>
          {relief.driver && relief.phone && (
            <p className="mt-2">
              <CallLink number={relief.phone} name={relief.driver} label={`Call ${relief.driver}`} size="sm" />
            </p>
          )}
        </Alert>
      ),
  );
}

const comingText = ({ driver, vehicle, expected_at }: NonNullable<DriverTrip["relief"]>): string =>
  driver && vehicle
    ? `${driver} is coming with ${vehicle}, expected by ${formatTime(expected_at)}.`
    : `Dispatch is sending another vehicle, planned by ${formatTime(expected_at)}.`;
