import { Check, CircleAlert } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { cx } from "#design/class-names.ts";
import { formatRand } from "#design/money.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { spanText } from "#domain/trip/trip-texts.ts";
import type { TripCandidate } from "#features/trips/assign/contract.ts";
import type { BoardTrip } from "../contract.ts";
import { useCandidates } from "./use-candidates.ts";

type CandidateListProps = {
  trip: BoardTrip;
  /** The chosen driver. */
  chosen: string;
  onChoose: (candidate: TripCandidate) => void;
};

/** The drivers for a trip, best first, with pros and cons. */
export function CandidateList({ trip, chosen, onChoose }: CandidateListProps) {
  const { data, isError } = useCandidates(trip);
  if (isError) return <Alert tone="warn">We couldn’t load the suggestions. You can still choose above.</Alert>;
  if (!data) return <SkeletonTable rows={4} columns={3} />;
  return (
    <section aria-label="Suggested drivers" className="grid gap-1">
      <h3 className="font-bold text-base">Suggested drivers</h3>
      <ol className="grid">
        {data.candidates.map((candidate) => (
          <li key={candidate.driver.id} className="border-line border-t first:border-t-0">
            <CandidateRow
              candidate={candidate}
              isChosen={candidate.driver.id === chosen}
              onChoose={() => onChoose(candidate)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type CandidateRowProps = { candidate: TripCandidate; isChosen: boolean; onChoose: () => void };

function CandidateRow({ candidate, isChosen, onChoose }: CandidateRowProps) {
  const { driver, vehicle, can, reasons, score, why } = candidate;
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
      <span
        className={cx(
          "grid h-7 min-w-9 shrink-0 place-items-center rounded-pill px-1 font-bold text-xs tabular-nums",
          can ? "bg-ok-soft text-ok" : "bg-bad-soft text-bad",
        )}
      >
        {can ? score : <CircleAlert aria-label="Can’t take it as planned" className="size-4" />}
      </span>
      <span className="grid min-w-0 grow leading-snug">
        <span className="font-semibold">
          {driver.name}
          <span className="font-normal text-ink-2">
            {vehicle ? `, ${vehicle.plate}, ${vehicle.seats} seats` : ", no vehicle free"}
            {driver.provider && ` · ${driver.provider}`}
          </span>
        </span>
        <span className="text-ink-2 text-sm">
          {can ? [...why, moneyText(candidate)].filter(Boolean).join(" · ") : factsText(candidate)}
        </span>
        {!can && <span className="text-bad text-sm">{reasons.map(({ text }) => text).join(" ")}</span>}
      </span>
      {isChosen && <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary-text" />}
    </button>
  );
}

/** For an unavailable driver; for others `why` says it. */
function factsText(candidate: TripCandidate): string {
  const { facts } = candidate;
  return [
    facts.reposition_km !== null && `${Math.round(facts.reposition_km)}\u00a0km to the pickup`,
    facts.slack_minutes !== null && `${spanText(facts.slack_minutes)} to spare`,
    facts.rating !== null && `rated ${Math.round(facts.rating * 10) / 10}`,
    `${Math.round(facts.hours_this_week)}\u00a0h this week`,
    moneyText(candidate),
  ]
    .filter(Boolean)
    .join(" · ");
}

const moneyText = ({ facts }: TripCandidate): string =>
  [
    facts.cost_cents !== null && `costs ${formatRand(facts.cost_cents)}`,
    facts.margin_cents !== null && `leaves ${formatRand(facts.margin_cents)}`,
  ]
    .filter(Boolean)
    .join(" · ");
