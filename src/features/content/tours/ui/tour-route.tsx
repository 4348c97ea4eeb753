import { SectionHeading } from "../../ui/section-heading.tsx";
import type { Stop } from "../../words/page-shapes.ts";
import { tourDetail } from "../../words/tour-detail.ts";
import { TourMap } from "./tour-map.tsx";

/** The stops, as a list for everyone and as a map for anyone who asks. */
export function TourRoute({ title, stops }: { title: string; stops: readonly Stop[] }) {
  return (
    <section aria-labelledby="route" className="section wrap">
      <SectionHeading id="route" {...tourDetail.map} />
      <div className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10">
        <ol className="grid content-start">
          {stops.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-3.5 border-line py-2.5 not-first:border-t">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-pill bg-primary-soft font-bold text-primary-text text-sm"
              >
                {index + 1}
              </span>
              <span className="font-semibold">{name}</span>
            </li>
          ))}
        </ol>
        <TourMap title={title} stops={stops} />
      </div>
    </section>
  );
}
