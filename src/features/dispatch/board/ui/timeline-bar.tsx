import { Baby, BriefcaseBusiness, Plane } from "lucide-react";
import type { PointerEvent } from "react";
import { cx } from "#design/class-names.ts";
import { formatSpan, formatTime } from "#design/dates/date-text.tsx";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { shouldHaveStarted } from "#domain/trip/trip-on-road.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import { offersAction } from "../action-policy.ts";
import type { BoardTrip } from "../contract.ts";
import { useIsCompact } from "./use-density.ts";

type TimelineBarProps = {
  trip: BoardTrip;
  now: Date;
  isChosen: boolean;
  isDragged: boolean;
  /** Another trip is dragged over it: dropping swaps the two. */
  isTarget: boolean;
  hasConflict: boolean;
  onOpen: () => void;
  onGrab: (event: PointerEvent) => void;
};

const planned = "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_16%,var(--surface))]";
export const looks = {
  open: "border-[1.5px] border-s-4 border-dashed border-warn bg-warn-soft text-warn",
  planned,
  live: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_32%,var(--surface))]",
  done: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_8%,var(--surface))] text-ink-2",
} as const;

/** A trip on the timeline: press for details, drag to reassign. */
export function TimelineBar({
  trip,
  now,
  isChosen,
  isDragged,
  isTarget,
  hasConflict,
  onOpen,
  onGrab,
}: TimelineBarProps) {
  const isCompact = useIsCompact();
  const { look, colour } = lookOf(trip);
  const isLate = shouldHaveStarted({ state: trip.state, pickupAt: new Date(trip.pickup_at) }, now);
  const times = formatSpan(trip.pickup_at, trip.ends_at);
  return (
    <button
      type="button"
      data-trip={trip.id}
      onClick={onOpen}
      onPointerDown={onGrab}
      style={{ "--bar": colour } as React.CSSProperties}
      title={[`${times} ${trip.pickup_location} → ${trip.destination}`, vehicleText(trip)].filter(Boolean).join(", ")}
      className={cx(
        "@container block size-full touch-manipulation select-none [-webkit-touch-callout:none] overflow-hidden rounded-xs px-1.5 py-0.5 text-start leading-tight",
        offersAction("assign", trip, now) && "cursor-grab",
        "hover:brightness-97 focus-visible:z-10 focus-visible:outline-3 focus-visible:outline-focus",
        looks[look],
        (isLate || hasConflict) && "ring-2 ring-bad ring-inset",
        isChosen && "outline-3 outline-offset-1 outline-focus",
        isDragged && "opacity-35",
        isTarget && "outline-3 outline-primary outline-offset-1",
      )}
    >
      <span className="flex items-center gap-1 truncate font-semibold text-[0.8125rem]">
        <span className="tabular-nums">{formatTime(trip.pickup_at)}</span>
        <span className="truncate @max-[4.5rem]:hidden">{trip.destination}</span>
        {isCompact && (
          <span className="ms-auto font-normal text-xs @max-[7rem]:hidden">
            <BarFacts trip={trip} />
          </span>
        )}
      </span>
      {!isCompact && (
        <span className="flex items-center gap-1.5 truncate text-xs">
          <span className="truncate @max-[6rem]:hidden">{trip.passenger_name}</span>
          <BarFacts trip={trip} />
        </span>
      )}
      <span className="sr-only">
        , {times}, {trip.reference}, {tripLabels[trip.state].label}
        {vehicleText(trip) && `, ${vehicleText(trip)}`}
        {isLate && ", not started"}
        {hasConflict && ", conflict"}
      </span>
    </button>
  );
}

/** The equipment and special needs of a trip, as small as possible. */
const BarFacts = ({ trip }: { trip: BoardTrip }) => (
  <span
    aria-hidden="true"
    className="inline-flex shrink-0 items-center gap-1 @max-[3.5rem]:[&>svg]:nth-of-type-[n+2]:hidden [&>svg]:size-3"
  >
    {trip.vehicles > 1 && <b className="font-semibold">{`${trip.part}/${trip.vehicles}`}</b>}
    {trip.passengers}
    {trip.bags > 0 && <BriefcaseBusiness />}
    {trip.child_seats > 0 && <Baby />}
    {trip.flight && <Plane />}
  </span>
);

export function lookOf(trip: Pick<BoardTrip, "state"> & { readonly driver: object | null }): {
  look: keyof typeof looks;
  colour: string;
} {
  const stage = stageOf(trip);
  if (trip.state === "interrupted") return { look: "done", colour: "var(--bad)" };
  if (stage === "over") return { look: "done", colour: trip.state === "completed" ? "var(--s5)" : "var(--s2)" };
  if (stage !== "ahead") return { look: "live", colour: "var(--s4)" };
  if (!trip.driver) return { look: "open", colour: "var(--warn)" };
  return { look: "planned", colour: trip.state === "assigned" ? "var(--s3)" : "var(--s1)" };
}
