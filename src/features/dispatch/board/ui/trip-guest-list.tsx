import { FileButton } from "#design/fields/file-button.tsx";
import { countText, needsOf } from "#domain/passenger/passenger-list.ts";
import { travelContract } from "#features/passengers/travel-contract.ts";

import { callSignedIn, useCall } from "#platform/browser/use-call.ts";

/** The guest list of a trip, where there is one; nothing otherwise. */
export function TripGuestList({ tripId }: { tripId: string }) {
  const { data } = useCall(travelContract.tripManifests, { trip_id: tripId }, { refetchInterval: 60_000 });
  const manifest = data?.manifests[0];
  if (!manifest || manifest.passengers.length === 0) return null;
  const { passengers, booked } = manifest;
  return (
    <section aria-label="Guest list" className="grid gap-2">
      <p className="font-semibold text-sm">Guest list: {countText({ named: passengers.length, booked })}</p>
      <ul aria-label="Passengers" className="grid gap-1 text-sm">
        {passengers.map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            <b>{one.name}</b>{" "}
            <span className="text-ink-2">
              {[one.phone, one.room && `room ${one.room}`, ...needsOf(one)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      <FileButton label="Manifest (PDF)" read={() => callSignedIn(travelContract.manifestFile, { trip_id: tripId })} />
    </section>
  );
}
