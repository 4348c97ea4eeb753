import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { AirportRouteLink } from "../../words/page-shapes.ts";

type AirportRoutesProps = { kicker: string; title: string; routes: readonly AirportRouteLink[] };

/** Destinations with their own page, each with the drive there. */
export function AirportRoutes({ kicker, title, routes }: AirportRoutesProps) {
  return (
    <section aria-labelledby="airport-routes" className="wrap pb-(--section)">
      <SectionHeading id="airport-routes" kicker={kicker} title={title} />
      <ul className="flex flex-wrap gap-2.5">
        {routes.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink
              to={`/services/airport-transfers/${slug}`}
              className="inline-flex min-h-11 items-center rounded-pill bg-surface px-4.5 font-semibold text-ink no-underline shadow-1 inset-ring inset-ring-line hover:text-link hover:underline"
            >
              Airport to {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
