import { SectionHeading } from "#design/section-heading.tsx";
import { FleetCards } from "../../ui/fleet-cards.tsx";
import type { FleetGlance } from "../../words/page-shapes.ts";

type FleetSectionProps = {
  id?: string;
  words: { kicker: string; title: string; lead: string };
  types: readonly FleetGlance[];
};

/** The vehicles, parked on the dark of the road. */
export function FleetSection({ id = "fleet", words, types }: FleetSectionProps) {
  return (
    <section aria-labelledby={id} className="section bg-atlantic">
      <div className="wrap">
        <div className="scheme-dark text-on-dark">
          <SectionHeading id={id} {...words} className="[&_.kicker]:text-sun" />
        </div>
        <FleetCards types={types} />
      </div>
    </section>
  );
}
