import { Baby, CalendarClock, Luggage, MapPin, Plane, Users } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { childSeatsText } from "#domain/booking/child-seats.ts";
import { serviceOptionName } from "#domain/company/catalogue.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import type { ShownJourney } from "../../contract.ts";

type TripFactsProps = {
  trip: ShownJourney;
  /** Facts below each other, inside a card. */
  isColumn?: boolean;
  className?: string;
};

/** A trip’s route, time and passengers. */
export function TripFacts({ trip, isColumn, className }: TripFactsProps) {
  const look = cx(isColumn ? "grid gap-2" : "flex flex-wrap gap-x-7 gap-y-2", "[&_svg]:size-5", className);
  const facts = factsOf(trip);
  // A label must not contain a list.
  if (isColumn)
    return (
      <span className={look}>
        {facts.map((fact) => (
          <span key={fact.text} className="flex items-start gap-2.5">
            <Fact {...fact} />
          </span>
        ))}
      </span>
    );
  return (
    <ul aria-label="The trip" className={look}>
      {facts.map((fact) => (
        <li key={fact.text} className="flex items-start gap-2.5">
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  );
}

type TripFact = { readonly icon: ReactNode; readonly text: string };

const Fact = ({ icon, text }: TripFact) => (
  <>
    <span aria-hidden="true" className="mt-0.5 shrink-0">
      {icon}
    </span>
    <span className="min-w-0">{text}</span>
  </>
);

const whenText = (pickupAt: string, days: number) =>
  days === 1 ? formatDateTime(pickupAt) : datesText(new Date(pickupAt), days);

function factsOf(trip: ShownJourney): readonly TripFact[] {
  const way = [trip.pickup_location, ...trip.extra_stops, trip.destination].filter(Boolean).join(" → ");
  const { pickup_at, return_at, days, passengers, bags, child_seats, child_seat_sizes, flight_number } = trip;
  return [
    { icon: <MapPin />, text: way || serviceOptionName(trip.service_type) },
    ...(pickup_at ? [{ icon: <CalendarClock />, text: whenText(pickup_at, days) }] : []),
    ...(return_at && days === 1 ? [{ icon: <CalendarClock />, text: `Return ${formatDateTime(return_at)}` }] : []),
    { icon: <Users />, text: passengers === 1 ? "1 passenger" : `${passengers} passengers` },
    ...(bags > 0 ? [{ icon: <Luggage />, text: bags === 1 ? "1 bag" : `${bags} bags` }] : []),
    ...(child_seats > 0 ? [{ icon: <Baby />, text: childSeatsText(child_seats, child_seat_sizes) }] : []),
    ...(flight_number ? [{ icon: <Plane />, text: `Flight ${flight_number}` }] : []),
  ];
}
