import { ArrowLeft, ArrowRight, Calendar, Clock, Star, Users } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Picture } from "#design/pictures/picture.tsx";
import { PosterCard, posterLinkClass } from "#design/pictures/poster-card.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useClaims } from "../../ui/figures.tsx";
import { useTourPrice } from "../../ui/tour-price.tsx";
import type { TourCard } from "../../words/page-shapes.ts";
import type { TourSummary } from "../../words/tours-summary.ts";

type TourPostersProps = {
  words: { kicker: string; title: string; lead: string };
  tours: readonly TourCard[];
};

/** The tours as a row of framed prints that runs off the edge of the page. */
export function TourPosters({ words, tours }: TourPostersProps) {
  const row = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const step = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * (step + 22), behavior: "smooth" });
  };
  return (
    <section aria-labelledby="tours" className="section scheme-dark overflow-hidden bg-atlantic text-on-dark">
      <div className="wrap">
        <SectionHeading id="tours" {...words} action={<Arrows move={move} />} className="[&_.kicker]:text-sun" />
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-labelledby="tours"
          className="-mx-(--bleed) grid snap-x snap-mandatory scroll-px-(--bleed) auto-cols-[min(78%,17.5rem)] grid-flow-col gap-3.5 overflow-x-auto overscroll-x-contain px-(--bleed) py-3 [--bleed:max(var(--gutter),(100vw-var(--wrap))/2)] [scrollbar-width:none] sm:auto-cols-[18.5rem] sm:gap-5.5"
        >
          {tours.map((card) => (
            <li key={card.tour.id} className="grid snap-start">
              <TourPoster card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Arrows({ move }: { move: (direction: 1 | -1) => void }) {
  return (
    <div className="hidden gap-2.5 md:flex">
      <IconButton label="Previous tours" variant="outline" onClick={() => move(-1)}>
        <ArrowLeft />
      </IconButton>
      <IconButton label="More tours" variant="outline" onClick={() => move(1)}>
        <ArrowRight />
      </IconButton>
    </div>
  );
}

function TourPoster({ card: { tour, picture } }: { card: TourCard }) {
  const price = useTourPrice(tour.id);
  const rating = useClaims().tourRatings[tour.id];
  return (
    <PosterCard
      title={
        <SiteLink to={tour.detailPage} className={titleClass(tour.title)}>
          {tour.title}
        </SiteLink>
      }
      tag={tour.season && <SeasonTag season={tour.season} />}
      meta={[
        { icon: <Clock aria-hidden="true" />, text: tour.duration },
        { icon: <Users aria-hidden="true" />, text: "Private" },
        ...(rating === undefined ? [] : [{ icon: <Star aria-hidden="true" />, text: <Rating value={rating} /> }]),
      ]}
      price={price.text}
      priceNote={price.note}
      action={<BookNow tour={tour} />}
    >
      <Picture image={picture} sizes="(min-width: 640px) 420px, 90vw" />
    </PosterCard>
  );
}

/** The longest name is set smaller rather than broken, so that all prints end on one line. */
const titleClass = (title: string) =>
  cx("text-inherit no-underline hover:text-primary-text", title.length > 16 && "text-[0.82em]");

const SeasonTag = ({ season }: { season: string }) => (
  <>
    <Calendar aria-hidden="true" />
    {season}
  </>
);

const Rating = ({ value }: { value: number }) => (
  <>
    <span className="sr-only">Rated </span>
    {value}
    <span className="sr-only"> out of 5</span>
  </>
);

const BookNow = ({ tour }: { tour: TourSummary }) => (
  <SiteLink to={tour.bookingRoute} className={posterLinkClass}>
    Book Now
    <span className="sr-only">: {tour.title}</span>
    <ArrowRight aria-hidden="true" strokeWidth={2.2} />
  </SiteLink>
);
