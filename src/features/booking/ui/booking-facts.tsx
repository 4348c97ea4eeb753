import type { ReactNode } from "react";
import { formatDateTime } from "#design/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { BookingDetail } from "../contract.ts";
import { peopleWords, placeOf, tripWords } from "./messages.ts";

type Fact = readonly [label: string, value: ReactNode];

/** The booking, line by line. */
export function BookingFacts({ booking }: { booking: BookingDetail }) {
  return (
    <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-2.5 text-[0.9375rem]">
      {factsOf(booking).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(booking: BookingDetail): Fact[] {
  const facts: Fact[] = [
    ["Pickup", formatDateTime(booking.pickup_at)],
    ["From", placeOf(booking.pickup_location)],
    ["To", placeOf(booking.destination)],
  ];
  if (booking.return_at) facts.push(["Return", formatDateTime(booking.return_at)]);
  facts.push(["Travellers", peopleWords(booking.passengers)], ["Vehicle", booking.vehicle_kind]);
  facts.push(["Booked for", booking.passenger_name], ["Contact", `${booking.contact_phone}, ${booking.contact_email}`]);
  if (booking.special_requirements) facts.push(["You asked for", booking.special_requirements]);
  return [...facts, ...moneyFacts(booking)];
}

function moneyFacts({ total_cents, paid_cents }: BookingDetail): Fact[] {
  if (total_cents === null) return [["Price", "To follow"]];
  const facts: Fact[] = [["Price", formatRand(total_cents)]];
  if (paid_cents > 0) facts.push(["Paid", formatRand(paid_cents)]);
  return facts;
}

/** The drives of a confirmed booking, and who drives once it may be told. */
export function BookingTrips({ trips }: { trips: BookingDetail["trips"] }) {
  return (
    <ul className="grid gap-2.5">
      {trips.map(({ leg, state, planned_start, driver }) => (
        <li key={leg} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-[0.9375rem]">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{formatDateTime(planned_start)}</span>
            <span className="text-ink-2">{tripWords[state]}</span>
          </p>
          {driver && (
            <p>
              {driver.first_name} drives a {driver.vehicle}, number plate <strong>{driver.plate}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
