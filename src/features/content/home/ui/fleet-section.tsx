import { FleetCards } from "../../ui/fleet-cards.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { FleetGlance } from "../../words/page-shapes.ts";

type FleetSectionProps = { words: { kicker: string; title: string; lead: string }; types: readonly FleetGlance[] };

/** The vehicles, parked on the dark of the road. */
export function FleetSection({ words, types }: FleetSectionProps) {
  return (
    <section aria-labelledby="fleet" className="section bg-atlantic">
      <div className="wrap">
        <div className="scheme-dark text-on-dark">
          <SectionHeading id="fleet" {...words} className="[&_.kicker]:text-sun" />
        </div>
        <FleetCards types={types} />
      </div>
    </section>
  );
}
