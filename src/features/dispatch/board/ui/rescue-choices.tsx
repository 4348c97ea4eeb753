import { Check } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { formatTime } from "#design/dates/date-text.tsx";
import { sizeText } from "#domain/drive/trip-parts.ts";
import { spanText } from "#domain/trip/trip-texts.ts";
import type { DisplacedTrip, RescueChoiceShown, RescueCrewShown } from "#features/trips/relief/rescue-contract.ts";
import { keyOf } from "./rescue-labels.ts";

type RescueChoicesProps = {
  choices: readonly RescueChoiceShown[];
  /** Drivers who can’t come. */
  others: number;
  chosen: string | undefined;
  onChoose: (choice: RescueChoiceShown) => void;
};

/** The proposals, the soonest first, each with what it costs others. */
export const RescueChoices = ({ choices, others, chosen, onChoose }: RescueChoicesProps) => (
  <>
    <ol className="grid">
      {choices.map((choice) => (
        <li key={keyOf(choice)} className="border-line border-t first:border-t-0">
          <ChoiceRow choice={choice} isChosen={keyOf(choice) === chosen} onChoose={() => onChoose(choice)} />
        </li>
      ))}
    </ol>
    {others > 0 && (
      <p className="text-ink-3 text-sm">
        {others === 1 ? "1 other driver" : `${others} other drivers`} can’t come: busy, too far away, in too small a
        vehicle, or not allowed to drive now.
      </p>
    )}
  </>
);

type ChoiceRowProps = { choice: RescueChoiceShown; isChosen: boolean; onChoose: () => void };

function ChoiceRow({ choice, isChosen, onChoose }: ChoiceRowProps) {
  const { crews, minutes, arrives_at: at, displaced } = choice;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        "flex w-full items-start gap-3 rounded-sm px-2 py-2 text-start -outline-offset-2! hover:bg-surface-2",
        isChosen && "bg-primary-soft",
      )}
    >
      <span className="grid min-w-16 shrink-0 leading-tight">
        <span className="font-bold tabular-nums">{spanText(minutes)}</span>
        <span className="text-ink-2 text-sm tabular-nums">{formatTime(at)}</span>
      </span>
      <span className="grid min-w-0 grow gap-0.5 leading-snug">
        {crews.map((crew) => (
          <Crew key={crew.driver.id} crew={crew} isOneOfSeveral={crews.length > 1} />
        ))}
        {displaced.map((trip) => (
          <span key={trip.trip_id} className={cx("text-sm", trip.takeover ? "text-ink-2" : "font-semibold text-warn")}>
            {displacedText(trip)}
          </span>
        ))}
      </span>
      {isChosen && <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary-text" />}
    </button>
  );
}

const Crew = ({ crew, isOneOfSeveral }: { crew: RescueCrewShown; isOneOfSeveral: boolean }) => (
  <>
    <span className="font-semibold">
      {crew.driver.name}
      <span className="font-normal text-ink-2">
        , {crew.vehicle.plate}, {crew.vehicle.name}, {crew.vehicle.seats} seats
        {crew.provider && ` · ${crew.provider}`}
      </span>
    </span>
    <span className="text-ink-2 text-sm">
      {[
        isOneOfSeveral && `takes ${sizeText(crew)}`,
        `${Math.round(crew.km)}\u00a0km`,
        knownTexts[crew.known],
        currentText(crew),
      ]
        .filter(Boolean)
        .join(" · ")}
    </span>
  </>
);

const knownTexts: Readonly<Record<RescueCrewShown["known"], string>> = {
  position: "by the vehicle’s position",
  last_trip: "from the end of a trip",
  home: "from home",
};

function currentText({ current }: RescueCrewShown): string {
  if (!current) return "";
  if (current.kind === "own_group") return "free seats beside the rest of the group";
  if (current.kind === "others") return `free seats beside the passengers of ${current.reference}: ask them first`;
  return `after ${current.reference}`;
}

/** “14:30 CTS-7K3M9Q goes to Sipho Ndlovu, CA 123 456; it would be 25 min late”. */
function displacedText({ pickup_at: at, reference, minutes_late: late, takeover }: DisplacedTrip): string {
  const trip = `${formatTime(at)} ${reference}`;
  const kept = `with this driver it would be ${spanText(late)} late`;
  return takeover
    ? `${trip} goes to ${takeover.driver.name}, ${takeover.vehicle.plate}; ${kept}`
    : `${trip} then has no driver; ${kept}`;
}
