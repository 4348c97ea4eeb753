import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { formatLongDate, formatTime } from "#design/dates/date-text.tsx";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { passengersText, tripName } from "../../ui/messages.ts";
import { tripTimes } from "../../ui/trip-row.tsx";
import type { BoardDay, BoardTrip } from "../contract.ts";

/** What is put on paper. */
export type Sheet =
  | { readonly kind: "day"; readonly day: BoardDay }
  | { readonly kind: "trip" | "name"; readonly trip: BoardTrip };

/** Prints one sheet and nothing else of the page; it is gone when the print dialog closes. */
export function PrintSheet({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    const end = () => done.current();
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, []);
  return createPortal(
    <div data-sheet className="hidden bg-surface p-6 text-ink print:block">
      {sheet.kind === "day" && <DaySheet day={sheet.day} />}
      {sheet.kind === "trip" && <TripSheet trip={sheet.trip} />}
      {sheet.kind === "name" && <NameBoard trip={sheet.trip} />}
    </div>,
    document.body,
  );
}

const needsText = (trip: BoardTrip) =>
  [
    passengersText(trip.passengers),
    trip.bags > 0 && (trip.bags === 1 ? "1 bag" : `${trip.bags} bags`),
    trip.child_seats > 0 && (trip.child_seats === 1 ? "1 child seat" : `${trip.child_seats} child seats`),
    trip.flight && `flight ${trip.flight}`,
  ]
    .filter(Boolean)
    .join(", ");

function DaySheet({ day }: { day: BoardDay }) {
  const trips = day.trips
    .filter(({ state }) => state !== "cancelled")
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  return (
    <>
      <h1 className="mb-3 text-2xl">Trips on {formatLongDate(day.date)}</h1>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-ink border-b text-start [&>th]:py-1 [&>th]:pe-3 [&>th]:text-start">
            <th>Time</th>
            <th>Trip</th>
            <th>Passenger</th>
            <th>Driver and vehicle</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <tr key={trip.id} className="break-inside-avoid border-line border-b align-top [&>td]:py-1.5 [&>td]:pe-3">
              <td className="whitespace-nowrap font-semibold">{tripTimes(trip)}</td>
              <td>
                {[trip.pickup_location, ...trip.stops, trip.destination].join(" → ")}
                <br />
                {trip.reference}
              </td>
              <td>
                {trip.passenger_name}, {trip.passenger_phone}
                <br />
                {needsText(trip)}
                {trip.notes && <span className="block">{trip.notes}</span>}
              </td>
              <td>{trip.driver ? `${trip.driver.name}, ${trip.vehicle?.plate}` : "No driver"}</td>
              <td>{tripLabels[trip.state].label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function TripSheet({ trip }: { trip: BoardTrip }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ["Date", formatLongDate(trip.starts_at)],
    ["Time", tripTimes(trip)],
    ["Pickup", trip.pickup_location],
    ["Stops", trip.stops.join(", ") || null],
    ["Drop-off", trip.destination],
    ["Service", tripName(trip.service_type, trip.offer)],
    ["Passenger", `${trip.passenger_name}, ${trip.passenger_phone}`],
    ["Needs", needsText(trip)],
    ["Special requirements", trip.notes],
    ["Driver", trip.driver ? `${trip.driver.name}, ${trip.driver.phone}` : null],
    ["Vehicle", trip.vehicle ? `${trip.vehicle.plate}, ${trip.vehicle.name}` : null],
  ];
  return (
    <>
      <h1 className="mb-4 text-2xl">Trip {trip.reference}</h1>
      <dl className="grid grid-cols-[10rem_1fr] gap-y-2.5 text-base">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-semibold">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** Held up at arrivals: read from across the hall. */
const NameBoard = ({ trip }: { trip: BoardTrip }) => (
  <div className="grid min-h-[90vh] place-content-center text-center">
    <p className="break-words font-display font-extrabold text-[7rem] leading-[1.05]">{trip.passenger_name}</p>
    <p className="mt-8 text-3xl">Cape Town Shuttle</p>
    <p className="mt-2 text-2xl">
      {trip.flight ?? trip.reference}, {formatTime(trip.starts_at)}
    </p>
  </div>
);
