import type { ChildSeatSizes } from "../booking/child-seats.ts";
import { notesForDriver, type PlainFacts } from "../booking/facts.ts";
import type { FlightStatus } from "../flight/flight.ts";
import { freeWaitMinutes } from "../road/wait-terms.ts";
import type { TripState } from "./trip-lifecycle.ts";
import { hasArrived, isBeforeMeeting } from "./trip-on-road.ts";

/** A trip as the views read it. */
export type TripRow = PlainFacts & {
  readonly id: string;
  readonly leg: number;
  readonly part: number;
  readonly vehicles: number;
  readonly continues: string | null;
  readonly state: TripState;
  /** Written for the wire already where it is read by the thousand. */
  readonly pickupAt: Date | string;
  readonly end: Date | string;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly stops: readonly string[];
  readonly flightNumber: string;
  readonly reference: string;
  readonly serviceType: string;
  readonly offer: string | null;
  readonly serviceName: string;
  readonly tourName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

/** The caller’s view of the passenger. */
export type Visibility = { readonly seesPassenger: boolean; readonly seesPhone: boolean };

/** A trip as it goes over the wire; what may not be seen is not sent. */
export function describeTrip(row: TripRow, { seesPassenger, seesPhone }: Visibility) {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    service_type: row.serviceType,
    offer: row.offer,
    service_name: row.serviceName,
    tour_name: row.tourName,
    pickup_at: isoOf(row.pickupAt),
    ends_at: isoOf(row.end),
    pickup_location: row.pickupLocation,
    destination: row.destination,
    passengers: row.passengers,
    bags: row.bags,
    child_seats: row.childSeats,
    child_seat_sizes: row.childSeatSizes,
    part: row.part,
    vehicles: row.vehicles,
    continues: row.continues,
    stops: [...row.stops],
    passenger_name: seesPassenger ? fullName(row) : null,
    passenger_phone: seesPhone ? row.phone : null,
    notes: (seesPassenger && notesForDriver(row)) || null,
    flight: seesPassenger ? flightOf(row) : null,
  };
}

const isoOf = (moment: Date | string): string => (typeof moment === "string" ? moment : moment.toISOString());

/** A customer may write of the flight they arrive or leave with; the return trip has one of its own. */
const flightOf = ({ flightNumber, leg, specialRequirements }: TripRow) =>
  flightNumber || (leg === 1 ? flightIn(specialRequirements) : null);

type Named = { readonly firstName: string; readonly lastName: string };
export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

type Built = { readonly plate: string; readonly make: string; readonly model: string; readonly seats: number };
export const describeVehicle = ({ plate, make, model, seats }: Built) => ({ plate, name: `${make} ${model}`, seats });

type Waited = { readonly state: TripState; readonly arrivedAt: Date | null; readonly pickupLocation: string };
export const describeWait = ({ state, arrivedAt, pickupLocation }: Waited) => ({
  arrived_at: hasArrived(state) ? (arrivedAt?.toISOString() ?? null) : null,
  free_wait_minutes: freeWaitMinutes(pickupLocation),
});

type Relieved = { readonly relief: (Relief & { readonly expected_at: string }) | null };
export const describeRelief = ({ relief }: Relieved) =>
  relief && { ...relief, expected_at: new Date(relief.expected_at).toISOString() };

/** The relief for the passengers of a trip that broke down; null while no one has been found. */
type Relief = Readonly<Record<"driver" | "phone" | "vehicle", string | null>>;

type Delayed = { readonly state: TripState; readonly lateMinutes: number | null; readonly lateNoticeAt: Date | null };
export const describeLateness = ({ state, lateMinutes, lateNoticeAt }: Delayed) =>
  lateMinutes !== null && lateNoticeAt !== null && isBeforeMeeting(state)
    ? { minutes: lateMinutes, reported_at: lateNoticeAt.toISOString() }
    : null;

type Flown = {
  readonly flightStatus: FlightStatus | null;
  readonly flightExpectedAt: Date | null;
  readonly flightTerminal: string | null;
  readonly flightGate: string | null;
};
export const describeFlight = ({ flightStatus: status, flightExpectedAt, flightTerminal, flightGate }: Flown) =>
  status && {
    status,
    expected_at: flightExpectedAt?.toISOString() ?? null,
    terminal: flightTerminal ?? "",
    gate: flightGate ?? "",
  };

/** "Flight BA 59, landing 07:15" names BA 59. An airline has two characters, at least one of them a letter. */
export function flightIn(notes: string): string | null {
  const match = /\bflight(?:\s+(?:no\.?|number))?:?\s+([A-Z][A-Z0-9]|[0-9][A-Z])\s?(\d{1,4})\b/i.exec(notes);
  return match ? `${match[1]?.toUpperCase()} ${match[2]}` : null;
}
