import { Calendar, Clock, MapPin, Star, Users } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { FactsList } from "../../ui/facts-list.tsx";
import { tourDetail } from "../../words/tour-detail.ts";
import type { TourSummary } from "../../words/tours-summary.ts";

type TourBookingCardProps = { tour: TourSummary; location: string };

/** What it costs, how long it takes, and the way to book it. */
export function TourBookingCard({ tour, location }: TourBookingCardProps) {
  return (
    <div className="rounded-xl bg-surface p-5 shadow-2 sm:p-7">
      <p className="text-ink-2 text-sm">{tourDetail.priceNote}</p>
      <p className="mt-1 font-display font-extrabold text-[2.25rem] leading-none tracking-[-0.02em]">
        From {formatRand(tour.fromRand * 100)}
      </p>
      <FactsList facts={factsOf(tour, location)} className="my-6 sm:grid-cols-2 lg:grid-cols-1" />
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
        <SiteLink to={tour.bookingRoute} className={buttonClass({ wide: true })}>
          {tourDetail.book}
        </SiteLink>
        <SiteLink to="/contact" className={buttonClass({ variant: "outline", wide: true })}>
          {tourDetail.ask}
        </SiteLink>
      </div>
    </div>
  );
}

const factsOf = (tour: TourSummary, location: string) => [
  { icon: <Clock />, label: "Duration", value: inWords(tour.duration) },
  { icon: <Users />, label: "Group size", value: tourDetail.groupSize },
  { icon: <MapPin />, label: "Where", value: location },
  { icon: <Star />, label: "Rating", value: `${tour.rating} out of 5` },
  { icon: <Calendar />, label: "Season", value: tour.season ? `${tour.season} only` : tourDetail.allYear },
];

/** "8–9 h" has room enough for "8–9 hours" here. */
const inWords = (duration: string) => duration.replace(/ h$/, " hours");
