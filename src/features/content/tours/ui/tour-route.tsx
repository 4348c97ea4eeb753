import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import type { Stop } from "../../words/page-shapes.ts";
import { tourDetail } from "../../words/tour-detail.ts";

type TourRouteProps = {
  id?: string;
  heading?: { readonly kicker?: string; readonly title: string; readonly lead?: string };
  stops: readonly Stop[];
  map: PictureFile | null;
};

/** The way on a street map, drawn once as a picture, and its stops with their times as a list for everyone. */
export function TourRoute({ id = "route", heading = tourDetail.map, stops, map }: TourRouteProps) {
  return (
    <section aria-labelledby={id} className="section wrap">
      <SectionHeading {...heading} id={id} />
      <div className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10">
        <ol className="grid content-start max-lg:order-last">
          {stops.map(({ name, time }, index) => (
            <li key={name} className="flex items-center gap-3.5 border-line py-2.5 not-first:border-t">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-pill bg-primary-soft font-bold text-primary-text text-sm"
              >
                {index + 1}
              </span>
              <span className="font-semibold">{name}</span>
              {time && <span className="ml-auto whitespace-nowrap text-ink-2 text-sm tabular-nums">{time}</span>}
            </li>
          ))}
        </ol>
        {map && (
          <figure className="min-w-0 justify-self-start lg:justify-self-end">
            <div
              className="mx-auto overflow-hidden rounded-lg inset-ring inset-ring-line"
              style={{ aspectRatio: `${map.width} / ${map.height}`, width: widthOf(map) }}
            >
              <Picture image={map} sizes="(min-width: 1024px) 720px, 92vw" className="size-full" />
            </div>
            <figcaption className="mt-2 text-ink-2 text-sm">
              {tourDetail.mapNote} ©{" "}
              <a href="https://openmaptiles.org/" target="_blank" rel="noopener" className="text-ink-2">
                OpenMapTiles
              </a>{" "}
              ©{" "}
              <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener" className="text-ink-2">
                OpenStreetMap contributors
              </a>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

/** As wide as possible, but no higher than the screen. */
const widthOf = ({ width, height }: PictureFile) => `min(100%, 45rem, ${Math.round((46 * width) / height)}rem)`;
