import { ArrowRight, Clock, Users } from "lucide-react";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { PosterCard } from "#design/pictures/poster-card.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { useTourPrice } from "../../ui/tour-price.tsx";
import { tourDetail } from "../../words/tour-detail.ts";
import type { TourSummary } from "../../words/tours-summary.ts";

type RelatedToursProps = { tours: readonly { tour: TourSummary; picture: PictureFile }[] };

/** Three framed prints on the dark wall, as on the home page. */
export function RelatedTours({ tours }: RelatedToursProps) {
  return (
    <section aria-labelledby="related-tours" className="section scheme-dark bg-atlantic text-on-dark">
      <div className="wrap">
        <SectionHeading id="related-tours" {...tourDetail.related} className="[&_.kicker]:text-sun" />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {tours.map(({ tour, picture }) => (
            <li key={tour.id} className="grid sm:max-lg:last:hidden">
              <RelatedTour tour={tour} picture={picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RelatedTour({ tour, picture }: RelatedToursProps["tours"][number]) {
  const price = useTourPrice(tour.id);
  return (
    <PosterCard
      title={
        <SiteLink
          to={tour.detailPage}
          className="text-inherit no-underline after:absolute after:inset-0 hover:text-primary-text"
        >
          {tour.title}
        </SiteLink>
      }
      tag={tour.season}
      meta={[
        { icon: <Clock aria-hidden="true" />, text: tour.duration },
        { icon: <Users aria-hidden="true" />, text: "Private" },
      ]}
      price={price.text}
      priceNote={price.note}
      action={<ArrowRight aria-hidden="true" strokeWidth={2.2} className="size-5 text-primary-text" />}
      className="[&>div:first-child]:aspect-[4/3]"
    >
      <Picture image={picture} sizes="(min-width: 1024px) 390px, (min-width: 640px) 46vw, 92vw" />
    </PosterCard>
  );
}
