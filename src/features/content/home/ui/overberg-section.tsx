import { CalendarDays } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ServicesView } from "../../words/page-shapes.ts";

/** The Overberg’s places: what each is for, and when. */
export function OverbergSection({ words }: { words: ServicesView["overberg"] }) {
  const { destinations, action, picture, ...heading } = words;
  return (
    <section aria-labelledby="overberg" className="section pt-0!">
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-14">
          <div>
            <SectionHeading id="overberg" {...heading} className="mb-0!" />
            <SiteLink to={action.to} className={buttonClass({ variant: "outline", className: "mt-7" })}>
              {action.label}
            </SiteLink>
          </div>
          <Picture image={picture} sizes="(min-width: 1024px) 620px, 92vw" className="aspect-2/1 rounded-xl" />
        </div>
        <ul className="mt-9 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
          {destinations.map(({ name, specialty, season }) => (
            <li key={name} className="flex flex-col border-line-strong border-t pt-4">
              <h3 className="text-[1.1875rem] leading-tight">{name}</h3>
              <p className="mt-1.5 mb-3 text-[0.9688rem] text-ink-2">{specialty}</p>
              <p className="mt-auto flex gap-2 font-semibold text-sm">
                <CalendarDays aria-hidden="true" className="mt-px size-[18px] shrink-0 text-info" />
                {season}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
