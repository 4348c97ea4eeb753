import { CalendarDays, Clock, Hourglass, Sun, Ticket, TriangleAlert } from "lucide-react";
import { FactsList } from "../../ui/facts-list.tsx";
import type { AttractionView } from "../../words/page-shapes.ts";

/** Practical facts: hours, fee, time, light, season and warnings. */
export function AttractionFacts({ facts }: Pick<AttractionView, "facts">) {
  return (
    <section aria-labelledby="facts" className="section wrap">
      <div className="rounded-xl bg-surface p-6 shadow-1 sm:p-9">
        <h2 id="facts" className="text-2xl leading-tight">
          Before you go
        </h2>
        <FactsList
          className="mt-6 gap-x-10! gap-y-6! md:grid-cols-2"
          facts={[
            { icon: <Clock />, label: "Opening hours", value: facts.openingHours },
            { icon: <Ticket />, label: "Entrance fee", value: facts.fee },
            { icon: <Hourglass />, label: "Time needed", value: facts.timeNeeded },
            { icon: <Sun />, label: "Best light", value: facts.bestLight },
            { icon: <CalendarDays />, label: "Season", value: facts.season },
            { icon: <TriangleAlert />, label: "Take care", value: facts.caution },
          ]}
        />
      </div>
    </section>
  );
}
