import { cx } from "#design/class-names.ts";
import { formatTime } from "#design/dates/date-text.tsx";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { shouldHaveStarted } from "#domain/trip/trip-on-road.ts";
import type { WeekTrip } from "../week-contract.ts";
import { lookOf, looks } from "./timeline-bar.tsx";

/** The facts in every part of a week. */
export type WeekShown = {
  now: Date;
  /** Trips that cannot be driven as planned. */
  conflicts: ReadonlySet<string>;
  onTrip: (trip: WeekTrip) => void;
};

type WeekChipProps = WeekShown & {
  trip: WeekTrip;
  date: LocalDate;
  /** Beside the time: the passenger or the driver, whichever the row doesn’t show. */
  who: string | null;
};

/** A trip in the week view; a press opens it. */
export function WeekChip({ trip, date, who, now, conflicts, onTrip }: WeekChipProps) {
  const { look, colour } = lookOf(trip);
  const isLate = shouldHaveStarted({ state: trip.state, pickupAt: new Date(trip.pickup_at) }, now);
  const hasConflict = conflicts.has(trip.id);
  return (
    <button
      type="button"
      data-trip={trip.id}
      onClick={() => onTrip(trip)}
      style={{ "--bar": colour } as React.CSSProperties}
      title={[`${trip.pickup_location} → ${trip.destination}`, vehicleText(trip)].filter(Boolean).join(", ")}
      className={cx(
        "block min-h-9 w-full overflow-hidden rounded-xs px-1.5 py-0.5 text-start leading-tight pointer-coarse:min-h-11",
        "hover:brightness-97 focus-visible:outline-3 focus-visible:outline-focus",
        looks[look],
        (isLate || hasConflict) && "ring-2 ring-bad ring-inset",
      )}
    >
      <span className="flex gap-1 text-xs">
        <span className="shrink-0 font-semibold tabular-nums">{timeOn(trip, date)}</span>
        <span className="truncate">{who}</span>
        {trip.vehicles > 1 && (
          <span aria-hidden="true" className="ms-auto shrink-0 font-semibold tabular-nums">
            {trip.part}/{trip.vehicles}
          </span>
        )}
      </span>
      <span className="block truncate text-xs">
        {shortPlace(trip.pickup_location)} – {shortPlace(trip.destination)}
      </span>
      <span className="sr-only">
        , {trip.reference}, {tripLabels[trip.state].label}
        {trip.vehicles > 1 && `, ${vehicleText(trip)}`}
        {isLate && ", not started"}
        {hasConflict && ", conflict"}
      </span>
    </button>
  );
}

/** Its start; on later days of a tour, its end. */
function timeOn({ pickup_at, ends_at }: WeekTrip, date: LocalDate): string {
  if (localDateOf(new Date(pickup_at)) === date) return formatTime(pickup_at);
  return localDateOf(new Date(ends_at)) === date ? `until ${formatTime(ends_at)}` : "All day";
}

/** "Cape Town International Airport, Matroosfontein" is the airport to everyone here. */
export const shortPlace = (place: string): string =>
  /cape town international/i.test(place) ? "Airport" : (place.split(",")[0] ?? place).trim();
