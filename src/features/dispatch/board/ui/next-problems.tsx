import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { isRoadAlert } from "#domain/tracking/road-alert.ts";
import { listedProblems, tripProblemLabels } from "#domain/trip/problem-labels.ts";
import { dueInText } from "#domain/trip/trip-texts.ts";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type BoardProblem, problemsContract } from "../../problems-contract.ts";
import { RescueDialog } from "./rescue-dialog.tsx";
import { useIsCompact } from "./use-density.ts";
import { boardReads } from "./use-line.ts";

type NextProblemsProps = {
  now: Date;
  /** Changes with anything that could cause or solve a problem. */
  seen: unknown;
  /** The server announces problems live, so there is no need to poll. */
  isLive: boolean;
  onTrip: (problem: BoardProblem) => void;
};

const atFirst = 6;
/** One line of them, the rest on opening: the rows of the day come first. */
const atFirstCompact = 3;
/** Several changes are read together. */
const gatherMs = 1500;

/** The next things that need someone, the most urgent first; a press opens the trip. */
export function NextProblems({ now, seen, isLive, onTrip }: NextProblemsProps) {
  const { data, refetch } = useCall(problemsContract.dispatchProblems, {});
  const [showsAll, setShowsAll] = useState(false);
  const isCompact = useIsCompact();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the board changed, not when the feed connects or drops.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isLive) return;
    const timer = setTimeout(() => void refetch(), gatherMs);
    return () => clearTimeout(timer);
  }, [seen]);
  if (!data) return null;
  const most = isCompact ? atFirstCompact : atFirst;
  const shown = showsAll ? data.problems : data.problems.slice(0, most);
  const rest = data.problems.length - shown.length;
  return (
    <Card aria-label="Next problems" className={cx("@container px-3!", isCompact ? "py-1!" : "pt-3! pb-2!")}>
      <h2 className={cx("flex flex-wrap items-baseline gap-x-3 px-2", isCompact ? "text-base" : "mb-1 text-lg")}>
        Next problems
        {isCompact && data.problems.length > most && (
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="min-h-6 rounded-xs font-normal font-text text-primary-text text-sm hover:underline pointer-coarse:min-h-11"
          >
            {showsAll ? "Show fewer" : `Show all ${data.problems.length}`}
          </button>
        )}
        <span className="font-normal font-text text-ink-3 text-sm">The next 48 hours, the most urgent first.</span>
      </h2>
      {shown.length === 0 && (
        <p className="flex items-center gap-2 px-2 pb-2 font-semibold text-ok">
          <CircleCheck aria-hidden="true" className="size-5" />
          No problems
        </p>
      )}
      <ol className="grid gap-x-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {shown.map((problem) => (
          <li key={problem.trip_id} className="flex min-w-0 items-center">
            <ProblemRow problem={problem} now={now} onOpen={() => onTrip(problem)} />
            {problem.kind === "end_not_reported" && <EndedButton problem={problem} />}
            {problem.kind === "interrupted" && <RescueButton problem={problem} />}
          </li>
        ))}
      </ol>
      {rest > 0 && !isCompact && (
        <Button size="sm" variant="quiet" wide onClick={() => setShowsAll(true)}>
          Show {rest} more
        </Button>
      )}
    </Card>
  );
}

const refreshed = [...boardReads, problemsContract.dispatchProblems];

/**
 * The driver forgot to report the end, and dispatch knows that all went as planned. Anything else is entered on the
 * trip.
 */
function EndedButton({ problem }: { problem: BoardProblem }) {
  const label = "Ended as planned";
  const verify = useMakeCall(roadDeskContract.verifyTrip, refreshed);
  const end = async () => {
    const { trip_id, version, reference } = problem;
    try {
      await verify.mutateAsync({ trip_id, version, outcome: "completed", reason: label });
      await toast({ title: `${reference}: end recorded` });
    } catch (error) {
      await toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t record the end." });
    }
  };
  return (
    <Button size="sm" variant="outline" busy={verify.isPending} className="shrink-0" onClick={() => void end()}>
      {label}
      <span className="sr-only">: {problem.reference}</span>
    </Button>
  );
}

/** Passengers wait at the roadside: the proposals open at once, wherever their trip is listed. */
function RescueButton({ problem }: { problem: BoardProblem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="danger" className="shrink-0" onClick={() => setOpen(true)}>
        Send another vehicle
        <span className="sr-only">: {problem.reference}</span>
      </Button>
      {isOpen && <RescueDialog tripId={problem.trip_id} reference={problem.reference} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProblemRow({ problem, now, onOpen }: { problem: BoardProblem; now: Date; onOpen: () => void }) {
  const minutes = (Date.parse(problem.due_at) - now.getTime()) / 60_000;
  const isToday = localDateOf(new Date(problem.pickup_at)) === localDateOf(now);
  const isCompact = useIsCompact();
  const labels = [problem.kind, ...problem.also].map((kind) => tripProblemLabels[kind]);
  const content = isCompact ? (
    <>
      <Badge tone={toneOf(minutes)} className="shrink-0">
        {dueInText(problem.kind, minutes)}
      </Badge>
      <span className="truncate text-sm" title={listedProblems(labels)}>
        <b className="font-semibold">{labels[0]}</b>
        {labels.length > 1 && <span className="text-ink-2"> +{labels.length - 1}</span>}
        <span className="text-ink-2">
          , {!isToday && `${formatDay(problem.pickup_at)} `}
          {formatTime(problem.pickup_at)} {problem.driver ?? problem.destination}, {problem.reference}
        </span>
      </span>
    </>
  ) : (
    <>
      <Badge tone={toneOf(minutes)} className="min-w-27 shrink-0 justify-center">
        {dueInText(problem.kind, minutes)}
      </Badge>
      <span className="min-w-0">
        <span className="block truncate font-semibold text-sm">{listedProblems(labels)}</span>
        <span className="block text-ink-2 text-xs">
          {!isToday && `${formatDay(problem.pickup_at)}, `}
          {formatTime(problem.pickup_at)} {problem.driver ?? problem.destination}, {problem.reference}
        </span>
      </span>
    </>
  );
  const page = pageOf(problem);
  if (page)
    return (
      <SiteLink
        to={page}
        className={cx(
          look,
          isCompact ? "min-h-6 py-0.5 pointer-coarse:min-h-11" : "min-h-11 py-1",
          "text-ink no-underline",
        )}
      >
        {content}
      </SiteLink>
    );
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(look, isCompact ? "min-h-6 py-0.5 pointer-coarse:min-h-11" : "min-h-11 py-1")}
    >
      {content}
    </button>
  );
}

/** Problems on the road are shown on the map, an incident on its own page; the rest is about the trip itself. */
function pageOf({ kind, trip_id, vehicle_id }: BoardProblem): Href | undefined {
  if (kind === "incident") return `/admin/incidents?trip=${trip_id}`;
  return vehicle_id && (isRoadAlert(kind) || kind === "sos") ? `/admin/tracking?vehicle=${vehicle_id}` : undefined;
}

const look =
  "flex w-full min-w-0 items-center gap-3 rounded-sm px-2 text-start leading-snug -outline-offset-2! hover:bg-surface-2";

function toneOf(minutes: number): Tone {
  if (minutes <= 0) return "bad";
  return minutes <= 180 ? "warn" : "neutral";
}
