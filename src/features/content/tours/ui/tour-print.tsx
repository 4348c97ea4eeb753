import { ArrowRight, Clock, Users } from "lucide-react";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { PosterCard } from "#design/pictures/poster-card.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useTourPrice } from "../../ui/tour-price.tsx";
import type { TourSummary } from "../../words/tours-summary.ts";

/** A tour as a framed print: its name, length and price over its picture. */
export function TourPrint({ tour, picture }: { tour: TourSummary; picture: PictureFile }) {
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
