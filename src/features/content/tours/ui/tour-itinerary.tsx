import type { TourPage } from "../../words/page-shapes.ts";

/** The day hour by hour, along a line. */
export function TourItinerary({ steps }: { steps: TourPage["itinerary"] }) {
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
