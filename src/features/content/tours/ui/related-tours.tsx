import type { PictureFile } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { tourDetail } from "../../words/tour-detail.ts";
import type { TourSummary } from "../../words/tours-summary.ts";
import { TourPrint } from "./tour-print.tsx";

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
              <TourPrint tour={tour} picture={picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
