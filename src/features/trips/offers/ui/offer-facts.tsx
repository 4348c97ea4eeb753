import {
  Baby,
  Banknote,
  CarFront,
  Clock,
  Flag,
  Hash,
  Luggage,
  MapPin,
  Plane,
  StickyNote,
  User,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatFullDate, formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { childSeatsText } from "#domain/booking/child-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { MyOffer, ShownOffer } from "../contract.ts";
import { countText } from "./messages.ts";

type Input = Omit<MyOffer, "id" | "trip_id" | "vehicle" | "against">;

/** The offer to a driver or provider: time, rough area, number of passengers and pay. */
export function OfferFacts({ offer, vehicle }: { offer: Input; vehicle?: ShownOffer["vehicle"] | undefined }) {
  const details = "details" in offer ? (offer as ShownOffer).details : null;
  const unknown = "You’ll see the address after you accept";
  const extras = [
    countText(offer.passengers, "passenger"),
    ...(offer.vehicles > 1 ? [vehicleText(offer).toLowerCase()] : []),
    ...(offer.extra_stops > 0 ? [countText(offer.extra_stops, "extra stop")] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact icon={<Clock />} label="Pickup">
        {formatFullDate(offer.pickup_at)}, {formatTime(offer.pickup_at)}
        <span className="block font-normal text-ink-2 text-sm">
          until about {formatTimeBeside(offer.ends_at, offer.pickup_at)}
        </span>
      </Fact>
      {offer.payout_cents !== null && (
        <Fact icon={<Banknote />} label="You’re paid">
          {formatRand(offer.payout_cents)}
        </Fact>
      )}
      {offer.expected_pay_cents !== null && (
        <Fact icon={<Banknote />} label="You’re paid">
          about {formatRand(offer.expected_pay_cents)}
          <span className="block font-normal text-ink-2 text-sm">
            according to your pay rule, if the trip goes as planned
          </span>
        </Fact>
      )}
      <Fact icon={<MapPin />} label="From">
        {details?.pickup_location ?? offer.pickup_area ?? unknown}
      </Fact>
      <Fact icon={<Flag />} label="To">
        {details?.destination ?? offer.destination_area ?? unknown}
      </Fact>
      <Fact icon={<Users />} label={offer.service_name}>
        {extras.join(", ")}
      </Fact>
      <Fact icon={<Luggage />} label="Bags">
        {offer.bags > 0 ? countText(offer.bags, "bag") : "None booked"}
      </Fact>
      {offer.child_seats > 0 && (
        <Fact icon={<Baby />} label="Child seats">
          {childSeatsText(offer.child_seats, offer.child_seat_sizes)}
        </Fact>
      )}
      {vehicle && (
        <Fact icon={<CarFront />} label="Vehicle">
          {vehicle.name}
          <span className="block font-normal text-ink-2 text-sm">
            {vehicle.plate}, {countText(vehicle.seats, "seat")}
          </span>
        </Fact>
      )}
      {details && <DetailFacts details={details} />}
    </dl>
  );
}

function DetailFacts({ details }: { details: NonNullable<ShownOffer["details"]> }) {
  return (
    <>
      {details.stops.length > 0 && (
        <Fact icon={<MapPin />} label="Stops">
          {details.stops.join("; ")}
        </Fact>
      )}
      {details.flight && (
        <Fact icon={<Plane />} label="Flight">
          {details.flight}
        </Fact>
      )}
      <Fact icon={<User />} label="Passenger">
        {details.passenger_name ?? "Shown two days before the pickup"}
        {details.passenger_phone && (
          <a className="block min-h-11 py-2.5" href={`tel:${details.passenger_phone.replace(/[^+\d]/g, "")}`}>
            {details.passenger_phone}
          </a>
        )}
      </Fact>
      <Fact icon={<Hash />} label="Reference">
        {details.reference}
      </Fact>
      {details.notes && (
        <Fact icon={<StickyNote />} label="Special requirements">
          {details.notes}
        </Fact>
      )}
    </>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 ps-8">
      <dt className="text-ink-2 text-sm">
        <span aria-hidden="true" className="absolute start-0 top-0.5 text-primary-text [&>svg]:size-5">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
