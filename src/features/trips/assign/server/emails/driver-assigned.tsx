import { type ChildSeatSizes, childSeatsValue } from "#domain/booking/child-seats.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export type TripToDrive = {
  readonly reference: string;
  /** It takes on passengers whose vehicle broke down. */
  readonly isRelief: boolean;
  readonly at: string;
  /** With the last date, where it is of several days. */
  readonly dates: string;
  readonly from: string;
  readonly to: string;
  readonly stops: readonly string[];
  readonly flight: string;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly vehicle: string;
  /** Null until it is the driver’s business. */
  readonly passenger: string | null;
  /** The customer’s payment to the driver; null where it is paid in another way. */
  readonly cash: string | null;
  /** The customer’s other notes; none until the passenger is the driver’s business. */
  readonly facts: readonly Fact[];
};

type Props = { company: CompanyDetails; name: string; trip: TripToDrive; link: string };

/** To a driver who has been given a trip. */
export const DriverAssigned = ({ company, name, trip, link }: Props) => (
  <Frame preview={`From ${trip.from}, in ${trip.vehicle}.`} sender={company}>
    <Heading>{trip.isRelief ? "Please take these passengers on" : `You have a trip on ${trip.at}`}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {trip.isRelief
        ? `The vehicle of trip ${trip.reference} has broken down. Its passengers are waiting for you and expect you by ${trip.at}. `
        : `Trip ${trip.reference} on ${trip.at} is assigned to you. `}
      If you can’t drive it, please {callUs(company)} right away.
    </Paragraph>
    <Action href={link}>View your trips</Action>
    <Facts facts={factsOfTrip(trip)} />
    <Closing sender={company} />
  </Frame>
);

export function factsOfTrip(trip: TripToDrive): Fact[] {
  const input: (Fact | false)[] = [
    ["Pickup", trip.dates],
    [trip.isRelief ? "Waiting at" : "From", trip.from],
    trip.stops.length > 0 && ["Stops", trip.stops.join("; ")],
    ["To", trip.to],
    trip.flight !== "" && ["Flight", trip.flight],
    trip.passenger !== null && ["Passenger", trip.passenger],
    ["Passengers", String(trip.passengers)],
    trip.bags > 0 && ["Bags", String(trip.bags)],
    trip.childSeats > 0 && ["Child seats", childSeatsValue(trip.childSeats, trip.childSeatSizes)],
    ["Vehicle", trip.vehicle],
    trip.cash !== null && ["Collect in cash", trip.cash],
    ...trip.facts,
  ];
  return input.filter((fact) => fact !== false);
}
