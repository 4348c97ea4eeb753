import { Calendar, Check, Clock, MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { Star } from "#design/stars.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useClaims } from "../../ui/figures.tsx";
import { useTourPrice } from "../../ui/tour-price.tsx";
import type { TourCard as Card } from "../../words/page-shapes.ts";

type TourCardProps = Card & {
  words: { book: string; more: string; seasonal: string; groupSize: string };
};

/** A tour with everything needed to choose it: picture beside the text, above it on a phone. */
export function TourCard({ tour, picture, location, highlights, words }: TourCardProps) {
  const price = useTourPrice(tour.id);
  const rating = useClaims().tourRatings[tour.id];
  return (
    <article
      id={tour.id}
      aria-labelledby={`${tour.id}-title`}
      className="art-zoom grid scroll-mt-4 overflow-hidden rounded-lg bg-surface shadow-1 transition-shadow duration-(--d-3) ease-out hover:shadow-3 sm:grid-cols-[minmax(0,0.72fr)_minmax(0,1fr)]"
    >
      <div className="relative">
        <Picture
          image={picture}
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 60vw, 92vw"
          className="aspect-3/2 size-full sm:aspect-auto"
        />
        {tour.season && (
          <Badge tone="accent" icon={<Calendar aria-hidden="true" />} className="absolute top-4 left-4">
            {words.seasonal}
          </Badge>
        )}
        {rating !== undefined && <Rating value={rating} />}
      </div>
      <div className="flex min-w-0 flex-col p-5 sm:p-6">
        <h3 id={`${tour.id}-title`} className="text-[1.4375rem] leading-tight">
          {tour.title}
        </h3>
        <ul className="mt-2.5 grid gap-1 text-[0.9375rem] text-ink-2">
          <Line icon={<MapPin />}>{location}</Line>
          <Line icon={<Clock />}>{tour.duration}</Line>
          <Line icon={<Users />}>{words.groupSize}</Line>
          {tour.season && <Line icon={<Calendar />}>{tour.season}</Line>}
        </ul>
        <ul className="mt-4 mb-5 grid gap-1.5 border-line border-t pt-4 text-[0.9375rem]">
          {highlights.map((highlight) => (
            <Line key={highlight} icon={<Check strokeWidth={2.6} className="text-ok" />}>
              {highlight}
            </Line>
          ))}
        </ul>
        <div className="mt-auto">
          <p className="font-display font-extrabold text-[1.375rem]">{price.text}</p>
          <p className="mt-0.5 text-ink-2 text-sm">{price.note}</p>
          <div className="mt-2.5 flex flex-wrap gap-2.5 [&>*]:grow">
            <SiteLink to={tour.bookingRoute} className={buttonClass({ size: "sm" })}>
              {words.book}
              <span className="sr-only">: {tour.title}</span>
            </SiteLink>
            <SiteLink to={tour.detailPage} className={buttonClass({ size: "sm", variant: "outline" })}>
              {words.more}
              <span className="sr-only"> about {tour.title}</span>
            </SiteLink>
          </div>
        </div>
      </div>
    </article>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <p className="absolute right-4 bottom-4 inline-flex items-center gap-1.5 rounded-pill bg-atlantic px-3 py-1.5 font-bold text-on-dark text-sm leading-none">
      <Star filled className="size-3.5 fill-sun stroke-sun" />
      <span className="sr-only">Rated </span>
      {value}
      <span className="sr-only"> out of 5</span>
    </p>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&>span>svg]:size-4">
    <span aria-hidden="true" className="mt-[3px] shrink-0">
      {icon}
    </span>
    {children}
  </li>
);
