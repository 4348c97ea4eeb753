import { Luggage, Users } from "lucide-react";
import { Picture } from "#design/pictures/picture.tsx";
import type { FleetGlance } from "../words/page-shapes.ts";

/** The kinds of vehicle, smallest first: drawing, seats and room for bags. */
export function FleetCards({ types }: { types: readonly FleetGlance[] }) {
  return (
    <ul className="flex flex-wrap gap-5 *:min-w-0 *:grow *:basis-full sm:*:basis-[17rem] lg:*:max-w-[calc(50%-0.625rem)]">
      {types.map((type) => (
        <li key={type.vehicleClass}>
          <FleetCard type={type} />
        </li>
      ))}
    </ul>
  );
}

function FleetCard({ type: { name, seats, bags, text, picture } }: { type: FleetGlance }) {
  return (
    <div className="h-full overflow-hidden rounded-lg bg-surface text-ink shadow-1 ring-1 ring-on-dark/15">
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 1024px) 600px, (min-width: 640px) 46vw, 92vw"
          className="aspect-2/1"
        />
      )}
      <div className="p-5 sm:p-6">
        <h3 className="text-h3">{name}</h3>
        <ul className="mt-2.5 grid gap-1.5 font-semibold text-[0.9375rem]">
          <li className="flex items-center gap-2">
            <Users aria-hidden="true" className="size-[18px] shrink-0 text-info" />
            {seats}
          </li>
          <li className="flex items-center gap-2">
            <Luggage aria-hidden="true" className="size-[18px] shrink-0 text-info" />
            {bags}
          </li>
        </ul>
        <p className="mt-3 text-[0.9688rem] text-ink-2">{text}</p>
      </div>
    </div>
  );
}
