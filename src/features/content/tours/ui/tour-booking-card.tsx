import { AlarmClock, Calendar, CarFront, Clock, MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { FactsList } from "../../ui/facts-list.tsx";
import { useSoldClasses } from "../../ui/figures.tsx";
import type { SoldClass } from "../../words/figures.ts";
import { tourDetail } from "../../words/tour-detail.ts";
import type { TourSummary } from "../../words/tours-summary.ts";

type TourBookingCardProps = {
  tour: TourSummary;
  location: string;
  /** Those that a customer chooses from, if there are several. */
  startTimes: readonly string[];
  /** The basis of the price; a tour that is paused has none. */
  note: string | undefined;
  /** The price by date and party, and the way to book. */
  children: ReactNode;
};

/** The price on each day, the duration, and the way to book it. */
export function TourBookingCard({ tour, location, startTimes, note, children }: TourBookingCardProps) {
  const classes = useSoldClasses();
  return (
    <div className="makes-room rounded-xl bg-surface p-5 shadow-2 sm:p-7">
      {note && <p className="mb-4 text-ink-2 text-sm">{note}</p>}
      {children}
      <FactsList
        facts={factsOf(tour, location, startTimes, classes)}
        className="mt-6 border-line border-t pt-6 sm:grid-cols-2 lg:grid-cols-1"
      />
    </div>
  );
}

const factsOf = (tour: TourSummary, location: string, startTimes: readonly string[], classes: readonly SoldClass[]) => [
  { icon: <Clock />, label: "Duration", value: inWords(tour.duration) },
  ...(startTimes.length > 0 ? [{ icon: <AlarmClock />, label: "Starts at", value: startTimes.join(" or ") }] : []),
  { icon: <Users />, label: "Group size", value: tourDetail.groupSize },
  { icon: <CarFront />, label: "How many fit", value: seatsText(classes) },
  { icon: <MapPin />, label: "Where", value: location },
  { icon: <Calendar />, label: "Season", value: tour.season ? `${tour.season} only` : tourDetail.allYear },
];

/** "1–3 in a sedan, 4–14 in a shuttle, …" */
const seatsText = (classes: readonly SoldClass[]) =>
  classes
    .map(({ name, fewest, most }) => `${fewest}${most === null ? "+" : `–${most}`} in a ${name.toLowerCase()}`)
    .join(", ");

/** "8–9 h" has room enough for "8–9 hours" here. */
const inWords = (duration: string) => duration.replace(/ h$/, " hours");
