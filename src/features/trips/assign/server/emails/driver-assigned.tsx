import { type ChildSeatSizes, childSeatsValue } from "#domain/booking/child-seats.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const driverAssignedWords = emailWords(
  "driver-assigned",
  { to: "driver", when: "A trip was assigned to the driver." },
  {
    subject_if_row_continues: "Relief trip {reference}: please set out now",
    subject: "Your trip {reference} on {at}",
    preview: "From {from}, in {vehicle}.",
    title_if_relief: "Please take these passengers on",
    title: "You have a trip on {at}",
    greeting: "Hi {name},",
    opening_if_relief:
      "The vehicle of trip {reference} has broken down. Its passengers are waiting for you and expect you by {at}.",
    opening_if_not_relief: "Trip {reference} on {at} is assigned to you.",
    opening: "{relief_words} If you can’t drive it, please {call_us} right away.",
    button: "View your trips",
  },
);

export type TripToDrive = {
  readonly reference: string;
  /** It takes over passengers whose vehicle broke down. */
  readonly isRelief: boolean;
  readonly at: string;
  /** Includes the last date if the trip takes several days. */
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
  /** Null until the driver may know it. */
  readonly passenger: string | null;
  /** The cash the customer pays the driver; null if they pay in another way. */
  readonly cash: string | null;
  /** The customer’s other notes; empty until the driver may know the passenger. */
  readonly facts: readonly Fact[];
};

type Props = { company: CompanyDetails; name: string; trip: TripToDrive; link: string };

/** To a driver who has been assigned a trip. */
export const DriverAssigned = ({ company, name, trip, link }: Props) => (
  <Frame preview={driverAssignedWords.preview({ from: trip.from, vehicle: trip.vehicle })} sender={company}>
    <Heading>
      {trip.isRelief ? driverAssignedWords.title_if_relief() : driverAssignedWords.title({ at: trip.at })}
    </Heading>
    <Paragraph>{driverAssignedWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {driverAssignedWords.opening({
        relief_words: trip.isRelief
          ? driverAssignedWords.opening_if_relief({ reference: trip.reference, at: trip.at })
          : driverAssignedWords.opening_if_not_relief({ reference: trip.reference, at: trip.at }),
        call_us: callUs(company),
      })}
    </Paragraph>
    <Action href={link}>{driverAssignedWords.button()}</Action>
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
