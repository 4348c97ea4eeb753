import type { ReactNode } from "react";
import { CopyButton } from "#design/copy-button.tsx";
import { formatLongDate } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { bandName, passengersText, tripName } from "../../ui/messages.ts";
import { CallLink, NavigateLink } from "../../ui/trip-links.tsx";
import { tripTimes } from "../../ui/trip-row.tsx";
import { TripStateBadge } from "../../ui/trip-state-badge.tsx";
import type { BoardTrip } from "../contract.ts";

/** Everything a dispatcher knows about one trip. */
export function TripDrawer({ trip, onClose }: { trip: BoardTrip | undefined; onClose: () => void }) {
  return (
    <Drawer open={trip !== undefined} onClose={onClose} title={trip ? `Trip ${trip.reference}` : "Trip"}>
      {trip && <TripFacts trip={trip} />}
    </Drawer>
  );
}

function TripFacts({ trip }: { trip: BoardTrip }) {
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <TripStateBadge state={trip.state} startsAt={trip.starts_at} />
        <CopyButton text={trip.reference} label="Copy reference" />
      </p>
      <dl className="grid gap-3.5">
        <Fact name="When">
          {tripTimes(trip)}
          <span className="block font-normal text-ink-2">{formatLongDate(trip.starts_at)}</span>
        </Fact>
        <Fact name="Pickup">{trip.pickup_location}</Fact>
        <Fact name="Drop-off">{trip.destination}</Fact>
        <Fact name="Service">{tripName(trip.service_type, trip.offer)}</Fact>
        <Fact name="Passenger">
          {trip.passenger_name}, {passengersText(trip.passengers)}
        </Fact>
        {trip.organisation && <Fact name="Booked by">{trip.organisation}</Fact>}
        {trip.flight && <Fact name="Flight">{trip.flight}</Fact>}
        {trip.notes && <Fact name="Notes">{trip.notes}</Fact>}
        <Fact name="Driver">{trip.driver?.name ?? askedText(trip.offered_to)}</Fact>
        <Fact name="Vehicle">
          {trip.vehicle
            ? `${trip.vehicle.plate}, ${trip.vehicle.name}, ${trip.vehicle.seats} seats`
            : `${bandName(trip.band)} needed`}
        </Fact>
      </dl>
      <div className="grid gap-2">
        {trip.driver && (
          <CallLink number={trip.driver.phone} name={trip.driver.name} label="Call driver" variant="outline" wide />
        )}
        {trip.passenger_phone && (
          <CallLink
            number={trip.passenger_phone}
            name={trip.passenger_name ?? "the passenger"}
            label="Call passenger"
            variant="outline"
            wide
          />
        )}
        <NavigateLink place={trip.pickup_location} label="Pickup on the map" variant="outline" wide />
      </div>
    </div>
  );
}

const askedText = (names: readonly string[]) => (names.length > 0 ? `Offered to ${names.join(", ")}` : "No driver yet");

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="font-semibold leading-snug">{children}</dd>
  </div>
);
