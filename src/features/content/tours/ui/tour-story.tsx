import { CalendarClock } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "#platform/browser/link.tsx";
import { MarkedList } from "../../ui/marked-list.tsx";
import type { TourPage, TourView } from "../../words/page-shapes.ts";
import { tourDetail } from "../../words/tour-detail.ts";

type TourStoryProps = {
  words: Pick<
    TourView,
    | "story"
    | "seasonalNote"
    | "highlights"
    | "itinerary"
    | "included"
    | "notIncluded"
    | "places"
    | "bring"
    | "bestTime"
    | "pickupAreas"
  >;
  isOneDay: boolean;
  /** When it runs and when not, each a sentence. */
  calendar: readonly string[];
};

/** The text of a tour's page, from the first paragraph to the pickup areas. */
export function TourStory({ words, isOneDay, calendar }: TourStoryProps) {
  return (
    <div className="grid min-w-0 gap-12 md:gap-14">
      <div className="grid gap-4 text-[1.0625rem] leading-relaxed">
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {words.seasonalNote && <SeasonalNote text={words.seasonalNote} />}
      </div>
      <Part title={tourDetail.highlights}>
        <MarkedList items={words.highlights} className="mt-5 gap-x-8 sm:grid-cols-2" />
      </Part>
      <Part title={isOneDay ? tourDetail.itinerary : tourDetail.itineraryOfDays}>
        <p className="mt-2 text-ink-2">{tourDetail.itineraryNote}</p>
        <TourItinerary steps={words.itinerary} />
      </Part>
      <div className="grid gap-5 sm:grid-cols-2">
        <Sheet title={tourDetail.included}>
          <MarkedList items={words.included} />
        </Sheet>
        <Sheet title={tourDetail.notIncluded}>
          <MarkedList items={words.notIncluded} mark="no" />
          {words.places.length > 0 && <Fees places={words.places} />}
        </Sheet>
      </div>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
        <Part title={tourDetail.bring}>
          <MarkedList items={words.bring} mark="plain" className="mt-4" />
        </Part>
        <Part title={tourDetail.bestTime}>
          <p className="mt-4 text-ink-2">{words.bestTime}</p>
          {calendar.map((sentence) => (
            <p key={sentence} className="mt-3 font-semibold text-[0.9375rem]">
              {sentence}
            </p>
          ))}
        </Part>
      </div>
      <Part title={tourDetail.pickup}>
        <ul className="mt-4 flex flex-wrap gap-2">
          {words.pickupAreas.map((area) => (
            <li key={area} className="rounded-pill bg-surface-2 px-3.5 py-1.5 font-semibold text-[0.9375rem]">
              {area}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Where fees and hours are kept up to date. */
const Fees = ({ places }: { places: TourView["places"] }) => (
  <div className="mt-4 border-line border-t pt-4 text-[0.9375rem]">
    <p className="text-ink-2">{tourDetail.fees}</p>
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {places.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink
            to={`/attractions/${slug}`}
            className="inline-flex min-h-9 items-center rounded-xs font-semibold text-link no-underline hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-[1.625rem] leading-tight">{title}</h2>
      {children}
    </div>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-lg bg-surface p-5 shadow-1 sm:p-6">
      <h2 className="mb-4 text-h3">{title}</h2>
      {children}
    </div>
  );
}

const SeasonalNote = ({ text }: { text: string }) => (
  <p className="mt-2 flex gap-3.5 rounded-lg bg-warn-soft p-5 text-base text-warn">
    <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    {text}
  </p>
);

/** The day hour by hour, along a line. */
function TourItinerary({ steps }: { steps: TourPage["itinerary"] }) {
  return (
    <ol className="mt-6">
      {steps.map(({ time, title, text }) => (
        <li
          key={`${time} ${title}`}
          className="relative grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-8 pb-7 [--line:block] last:pb-0 last:[--line:none] sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-12"
        >
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-[-0.75rem] left-[calc(5.25rem-1px)] w-0.5 bg-line [display:var(--line)] sm:left-[calc(7rem-1px)]"
          />
          <span
            aria-hidden="true"
            className="absolute top-[0.4375rem] left-[calc(5.25rem-0.4375rem)] size-3.5 rounded-pill border-[3px] border-primary bg-bg sm:left-[calc(7rem-0.4375rem)]"
          />
          <p className="text-right font-bold font-display text-[1.0625rem] text-primary-text leading-7">{time}</p>
          <div>
            <h3 className="text-[1.1875rem] leading-7">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
