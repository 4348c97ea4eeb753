import { MapPin } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ServicesView } from "../../words/page-shapes.ts";

/** The parts of the city we cross daily, suburb by suburb. */
export function CoverageSection({ words: { areas, action, ...heading } }: { words: ServicesView["coverage"] }) {
  return (
    <section aria-labelledby="coverage" className="section">
      <div className="wrap">
        <SectionHeading
          id="coverage"
          {...heading}
          action={
            <SiteLink to={action.to} className={buttonClass({ variant: "outline" })}>
              {action.label}
            </SiteLink>
          }
        />
        <ul className="grid gap-5 lg:grid-cols-3 lg:gap-7">
          {areas.map(({ name, text, suburbs }) => (
            <li key={name} className="rounded-lg bg-surface p-6 shadow-1 sm:p-7">
              <h3 className="flex items-center gap-2.5 text-h3">
                <MapPin aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
                {name}
              </h3>
              <p className="mt-2 text-ink-2">{text}</p>
              <ul className="mt-5 flex flex-wrap gap-2">
                {suburbs.map((suburb) => (
                  <li key={suburb} className="rounded-pill bg-surface-2 px-3 py-1 text-sm">
                    {suburb}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
