import { Calendar, Clock } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useTourPrice } from "../../ui/tour-price.tsx";
import type { TourGlance } from "../../words/page-shapes.ts";

type AttractionToursProps = { name: string; tours: readonly TourGlance[] };

/** Tours that stop at a sight, or else a driver for the day. */
export function AttractionTours({ name, tours }: AttractionToursProps) {
  if (tours.length === 0) return <DriverForTheDay name={name} />;
  return (
    <section aria-labelledby="tours" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading
          id="tours"
          kicker="On a private tour"
          title={tours.length === 1 ? "The tour that goes there" : "Tours that go there"}
          action={
            <SiteLink to="/tours" className={buttonClass({ variant: "outline" })}>
              All tours
            </SiteLink>
          }
        />
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {tours.map((tour) => (
            <li key={tour.slug}>
              <TourLine tour={tour} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TourLine({ tour: { slug, title, picture, duration, season } }: { tour: TourGlance }) {
  const price = useTourPrice(slug);
  return (
    <Card variant="picture" className="relative h-full flex-row!">
      <Picture image={picture} alt="" sizes="160px" className="w-32 shrink-0 sm:w-40" />
      <div className="flex flex-1 flex-col px-5 py-4.5">
        <h3 className="text-h3">
          <SiteLink
            to={`/tours/${slug}`}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:text-primary-text"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 flex items-center gap-2 text-ink-2 text-sm">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {duration}, private
        </p>
        {season && (
          <p className="mt-1 flex items-center gap-2 text-ink-2 text-sm">
            <Calendar aria-hidden="true" className="size-4 shrink-0" />
            {season}
          </p>
        )}
        <p className="mt-auto pt-3 font-bold font-display text-[1.0625rem]">{price.text}</p>
        <p className="text-ink-2 text-sm">{price.note}</p>
      </div>
    </Card>
  );
}

function DriverForTheDay({ name }: { name: string }) {
  return (
    <section aria-labelledby="tours" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading
          id="tours"
          kicker="At your own pace"
          title="No fixed tour stops here, so plan your own"
          lead={`Take a car and a driver for half a day or a full one, put ${name} on the list and add whatever else you like.`}
          className="mb-0!"
          action={
            <SiteLink to="/services/car-hire" className={buttonClass({ variant: "outline" })}>
              Car hire with driver
            </SiteLink>
          }
        />
      </div>
    </section>
  );
}
