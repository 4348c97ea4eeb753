import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { AttractionGlance } from "../../words/page-shapes.ts";
import { AttractionCard } from "./attraction-card.tsx";

/** Other stops on the way. */
export function NearAttractions({ places }: { places: readonly AttractionGlance[] }) {
  return (
    <section aria-labelledby="near" className="section wrap">
      <SectionHeading
        id="near"
        kicker="While you are there"
        title="What’s nearby"
        action={
          <SiteLink to="/attractions" className={buttonClass({ variant: "outline" })}>
            All attractions
          </SiteLink>
        }
      />
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {places.map((place) => (
          <li key={place.slug}>
            <AttractionCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
