import { useState } from "react";
import { formatDateTime, formatLongDate, formatSpan, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { childSeatsText } from "#domain/booking/child-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { boardsFor } from "#domain/passenger/name-boards.ts";
import { needsOf } from "#domain/passenger/passenger-list.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { passengersText } from "#domain/trip/trip-texts.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Manifest } from "#features/passengers/travel-contract.ts";
import { useSiteShortName } from "#platform/browser/site-name.tsx";
import { PrintFrame } from "../../ui/print-frame.tsx";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { type CrewFaces, noFaces } from "./use-crew-faces.ts";

/** The printed part. */
export type Sheet =
  | { readonly kind: "day"; readonly day: BoardDay }
  | { readonly kind: "trip" | "name"; readonly trip: BoardTrip };

/** The cash to collect, by trip; null if it couldn’t be loaded. */
export type CashOfTrips = ReadonlyMap<string, number> | null;

/** The guest lists, by trip. */
export type GuestsOfTrips = ReadonlyMap<string, Manifest["passengers"]>;

type PrintSheetProps = {
  sheet: Sheet;
  cash: CashOfTrips;
  guests?: GuestsOfTrips;
  faces?: CrewFaces;
  onDone: () => void;
};

/** Prints one sheet and nothing else of the page; it is gone when the print dialog closes. */
export function PrintSheet({ sheet, cash, guests = new Map(), faces = noFaces, onDone }: PrintSheetProps) {
  return (
    <PrintFrame kind={sheet.kind} onDone={onDone}>
      {sheet.kind === "day" && <DaySheet day={sheet.day} cash={cash} guests={guests} />}
      {sheet.kind === "trip" && <TripSheet trip={sheet.trip} cash={cash} guests={guests} />}
      {sheet.kind === "name" && <NameBoards trip={sheet.trip} guests={guests} faces={faces} />}
    </PrintFrame>
  );
}

const needsText = (trip: BoardTrip) =>
  [
    passengersText(trip.passengers),
    trip.bags > 0 && (trip.bags === 1 ? "1 bag" : `${trip.bags} bags`),
    trip.child_seats > 0 && childSeatsText(trip.child_seats, trip.child_seat_sizes),
    trip.flight && `flight ${trip.flight}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Its kind, its owner, and how old the printed sheet is. */
function SheetHead({ title, note }: { title: string; note: string }) {
  const [printedAt] = useState(() => new Date());
  return (
    <header className="mb-4 flex items-end justify-between gap-6 border-ink border-b-2 pb-2">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-end text-sm leading-snug">
        <b className="block font-display">{useSiteShortName()}</b>
        {note}
        {note ? "printed" : "Printed"} {formatDateTime(printedAt)}
      </p>
    </header>
  );
}

function DaySheet({ day, cash, guests }: { day: BoardDay; cash: CashOfTrips; guests: GuestsOfTrips }) {
  const trips = day.trips
    .filter(({ state }) => state !== "cancelled")
    .toSorted((a, b) => a.pickup_at.localeCompare(b.pickup_at));
  return (
    <>
      <SheetHead
        title={`Trips on ${formatLongDate(day.date)}`}
        note={`${trips.length === 1 ? "1 trip" : `${trips.length} trips`}, `}
      />
      <table className="w-full text-sm leading-snug">
        <thead>
          <tr className="border-ink border-b text-start [&>th]:py-1 [&>th]:pe-4 [&>th]:text-start">
            <th>Time</th>
            <th>Trip</th>
            <th>Passenger</th>
            <th>Needs</th>
            <th>Driver and vehicle</th>
            <th>Collect in cash</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <DayLine key={trip.id} trip={trip} cash={cash} guests={guests} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Numbers to dial and plates to look for are never broken. */
type OfTrip = { trip: BoardTrip; cash: CashOfTrips; guests: GuestsOfTrips };

const DayLine = ({ trip, cash, guests }: OfTrip) => (
  <tr className="break-inside-avoid border-line border-b align-top [&>td]:py-1.5 [&>td]:pe-4">
    <td className="whitespace-nowrap font-semibold">{formatSpan(trip.pickup_at, trip.ends_at)}</td>
    <td>
      {[trip.pickup_location, ...trip.stops, trip.destination].join(" → ")}
      <span className="block">{[trip.reference, vehicleText(trip)].filter(Boolean).join(", ")}</span>
    </td>
    <td>
      {trip.passenger_name}
      <span className="block whitespace-nowrap">{trip.passenger_phone}</span>
      <GuestLines guests={guests.get(trip.id)} />
    </td>
    <td>
      {needsText(trip)}
      {trip.notes && <span className="block whitespace-pre-line italic">{trip.notes}</span>}
    </td>
    <td>
      {trip.driver?.name ?? "No driver"}
      <span className="block whitespace-nowrap">{trip.vehicle?.plate}</span>
    </td>
    <td className="whitespace-nowrap font-semibold">{cashText(trip, cash)}</td>
    <td>{tripLabels[trip.state].label}</td>
  </tr>
);

/** By name, with the room and what each needs. */
function GuestLines({ guests = [] }: { guests: Manifest["passengers"] | undefined }) {
  if (guests.length === 0) return null;
  return (
    <ul className="mt-1">
      {guests.map((one) => (
        <li key={one.id}>
          {[one.name, one.phone, one.room && `room ${one.room}`, ...needsOf(one)].filter(Boolean).join(", ")}
        </li>
      ))}
    </ul>
  );
}

/** A sheet that doesn’t know says so: an empty cell means that there is nothing to collect. */
function cashText({ id }: BoardTrip, cash: CashOfTrips): string {
  if (!cash) return "Not known: ask our team";
  const amount = cash.get(id);
  return amount === undefined ? "" : formatRand(amount);
}

function TripSheet({ trip, cash, guests }: OfTrip) {
  const facts: readonly (readonly [string, string | null])[] = [
    ["Date", formatLongDate(trip.pickup_at)],
    ["Time", formatSpan(trip.pickup_at, trip.ends_at)],
    ["Pickup", trip.pickup_location],
    ["Stops", trip.stops.join(", ") || null],
    ["Drop-off", trip.destination],
    ["Service", tripTitle(trip.service_name, trip.tour_name)],
    ["Passenger", `${trip.passenger_name}, ${trip.passenger_phone}`],
    ["Needs", needsText(trip)],
    ["Special requirements", trip.notes],
    ["Collect in cash", cashText(trip, cash) || null],
    ["Driver", trip.driver ? `${trip.driver.name}, ${trip.driver.phone}` : null],
    ["Vehicle", trip.vehicle ? `${trip.vehicle.plate}, ${trip.vehicle.name}` : null],
  ];
  return (
    <>
      <SheetHead title={`Trip ${trip.reference}`} note={trip.vehicles > 1 ? `${vehicleText(trip)}, ` : ""} />
      <dl className="grid grid-cols-[11rem_1fr] gap-y-3 text-lg">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="whitespace-pre-line font-semibold">{text}</dd>
              </div>
            ),
        )}
        {(guests.get(trip.id)?.length ?? 0) > 0 && (
          <div className="contents">
            <dt className="text-ink-2">Guest list</dt>
            <dd className="font-semibold">
              <GuestLines guests={guests.get(trip.id)} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The names of those who ride, or the booker’s where no one has said who: up to three a board, each on a sheet of its own. */
const NameBoards = ({ trip, guests, faces }: Pick<OfTrip, "trip" | "guests"> & { faces: CrewFaces }) => {
  const named = guests.get(trip.id)?.map(({ name }) => name) ?? [];
  return boardsFor(named.length > 0 ? named : [trip.passenger_name ?? ""]).map((names) => (
    <NameBoard key={names} trip={trip} text={names} isGroup={names.includes("\n")} faces={faces} />
  ));
};

/** Held up at arrivals, read from across the hall: each name on a line of its own, as large as the longest allows. */
type NameBoardProps = { trip: BoardTrip; text: string; isGroup: boolean; faces: CrewFaces };

function NameBoard({ trip, text, isGroup, faces }: NameBoardProps) {
  const names = text.split(isGroup ? "\n" : " ").filter(Boolean);
  const longest = Math.max(...names.map(({ length }) => length), 1);
  return (
    <div className="grid min-h-[96vh] place-content-center gap-[4vw] text-center">
      <p
        className="font-display font-extrabold leading-[1.05]"
        style={{ fontSize: `${Math.min(130 / longest, 40 / names.length)}vw` }}
      >
        {names.map((name) => (
          <span key={name} className="block">
            {name}
          </span>
        ))}
      </p>
      <p className="text-[3vw] leading-snug">
        <b className="block font-display">{useSiteShortName()}</b>
        {[trip.flight ?? trip.reference, formatTime(trip.pickup_at), vehicleText(trip)].filter(Boolean).join(", ")}
      </p>
      <Crew trip={trip} faces={faces} />
    </div>
  );
}

/** The faces to look for, small: a passenger compares them with the email. */
function Crew({ trip: { driver, vehicle }, faces }: { trip: BoardTrip; faces: CrewFaces }) {
  if (!driver || !vehicle) return null;
  return (
    <p className="flex items-center justify-center gap-[2vw] text-[2.5vw] leading-snug">
      {faces.driver && <img src={faces.driver} alt="" className="size-[9vw] rounded-pill object-cover" />}
      <span>{driver.name}</span>
      {faces.vehicle && <img src={faces.vehicle} alt="" className="h-[9vw] w-[13.5vw] rounded-md object-cover" />}
      <span>
        {vehicle.name}
        <b className="block whitespace-nowrap">{vehicle.plate}</b>
      </span>
    </p>
  );
}
