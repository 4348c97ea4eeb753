import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { assignContract, type TripCandidate, type TripRowResult } from "#features/trips/assign/contract.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { offersAction } from "../action-policy.ts";
import type { BoardTrip } from "../contract.ts";
import { boardReads } from "./use-line.ts";
import { useTriedPlan, withoutCrew } from "./use-tried-plan.ts";

type BulkActionsProps = { trips: readonly BoardTrip[]; onDone: () => void };
type Doing = "assign" | "unassign";

/** Actions on the selected trips, and the outcome of each. */
export function BulkActions({ trips, onDone }: BulkActionsProps) {
  // As selected: acting on them changes them on the board.
  const [dialog, setDialog] = useState<{ doing: Doing; trips: readonly BoardTrip[] }>();
  const tried = useTriedPlan();
  const open = trips.filter((trip) => !trip.driver && offersAction("assign", trip, new Date()));
  const crewed = trips.filter((trip) => offersAction("unassign", trip, new Date()));
  const close = () => {
    setDialog(undefined);
    onDone();
  };
  const unassign = () => {
    if (!tried) return setDialog({ doing: "unassign", trips: crewed });
    tried.tryCrews(crewed.map(({ id }) => withoutCrew(id)));
    onDone();
  };
  return (
    <>
      {!tried && (
        <Button size="sm" disabled={open.length === 0} onClick={() => setDialog({ doing: "assign", trips: open })}>
          Assign the best driver
        </Button>
      )}
      <Button size="sm" variant="outline" disabled={crewed.length === 0} onClick={unassign}>
        Unassign
      </Button>
      {dialog && <BulkDialog {...dialog} onClose={close} />}
    </>
  );
}

const texts = {
  assign: {
    title: (count: number) => `Assign ${count === 1 ? "1 trip" : `${count} trips`}?`,
    text: "In pickup order, each trip goes to its best-ranked driver. Trips that can’t be assigned are unchanged.",
    confirm: "Assign trips",
  },
  unassign: {
    title: (count: number) => `Unassign ${count === 1 ? "1 trip" : `${count} trips`}?`,
    text: "We’ll email the drivers. The trips then have no driver.",
    confirm: "Unassign trips",
  },
} as const;

function BulkDialog({ doing, trips, onClose }: { doing: Doing; trips: readonly BoardTrip[]; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [results, setResults] = useState<ReadonlyMap<string, Outcome>>();
  const [isBusy, setBusy] = useState(false);
  const run = useBulk(doing);
  const { title, text, confirm } = texts[doing];
  const ordered = trips.toSorted((a, b) => a.pickup_at.localeCompare(b.pickup_at));
  const start = async () => {
    setBusy(true);
    setResults(await run(ordered, reason));
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={results ? doneText(results) : title(trips.length)}
      {...(!results && { description: text })}
      footer={
        results ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant={doing === "assign" ? "primary" : "danger"}
              busy={isBusy}
              disabled={doing === "unassign" && reason.trim() === ""}
              onClick={() => void start()}
            >
              {confirm}
            </Button>
          </>
        )
      }
    >
      <ul className="grid gap-1.5 pb-3">
        {ordered.map((trip) => (
          <BulkRow key={trip.id} trip={trip} outcome={results?.get(trip.id)} />
        ))}
      </ul>
      {doing === "unassign" && !results && (
        <Field label="Reason" hint="The drivers will see it." required>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}

type Outcome = Pick<TripRowResult, "is_done" | "message" | "reasons"> & {
  /** The current driver and vehicle. */
  readonly crew?: string;
};

const BulkRow = ({ trip, outcome }: { trip: BoardTrip; outcome: Outcome | undefined }) => (
  <li className="flex flex-wrap items-baseline gap-x-2 text-sm">
    <span className="font-semibold tabular-nums">{formatTime(trip.pickup_at)}</span>
    <span>{trip.reference}</span>
    <span className="min-w-0 truncate text-ink-2">{trip.destination}</span>
    {outcome && (
      <Badge tone={outcome.is_done ? "ok" : "bad"} className="ms-auto">
        {outcome.is_done ? "Done" : "Not done"}
      </Badge>
    )}
    {outcome?.is_done && outcome.crew && <span className="w-full text-ink-2">{outcome.crew}</span>}
    {outcome && !outcome.is_done && (
      <div className="w-full text-bad">
        {outcome.message}
        {outcome.reasons.length > 0 && (
          <ul className="list-disc ps-5 text-ink-2">
            {outcome.reasons.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    )}
  </li>
);

function doneText(results: ReadonlyMap<string, Outcome>): string {
  const done = [...results.values()].filter(({ is_done }) => is_done).length;
  return `${done} of ${results.size} done`;
}

/** One after the other if each choice depends on the one before; a failure affects only its row. */
function useBulk(doing: Doing) {
  const assign = useMakeCall(assignContract.assignTrips, boardReads);
  const unassign = useMakeCall(assignContract.unassignTrips, boardReads);
  const looked = ({ id, version }: BoardTrip) => ({ trip_id: id, version });
  return async (trips: readonly BoardTrip[], reason: string): Promise<ReadonlyMap<string, Outcome>> => {
    if (doing === "unassign") {
      const { results } = await unassign.mutateAsync({ trips: trips.map(looked), reason }).catch(failedFor(trips));
      return new Map(results.map((row) => [row.trip_id, row]));
    }
    const outcomes = new Map<string, Outcome>();
    for (const trip of trips) outcomes.set(trip.id, await assignBest(trip));
    return outcomes;
  };

  async function assignBest(trip: BoardTrip): Promise<Outcome> {
    try {
      const { candidates } = await callSignedIn(assignContract.candidatesForTrip, { trip_id: trip.id });
      const best = candidates.find(({ can, vehicle }) => can && vehicle);
      if (!best?.vehicle)
        return { is_done: false, message: "No driver can take it as planned.", reasons: against(candidates) };
      const crew = { driver_id: best.driver.id, vehicle_id: best.vehicle.id };
      const { results } = await assign.mutateAsync({ trips: [{ ...looked(trip), ...crew }] });
      return { ...(results[0] ?? failed(undefined)), crew: `${best.driver.name}, ${best.vehicle.plate}` };
    } catch (error) {
      return failed(error);
    }
  }
}

/** The obstacles for the best candidate. */
const against = ([first]: readonly TripCandidate[]): Outcome["reasons"] =>
  (first?.reasons ?? []).map((reason) => ({ ...reason, text: `${first?.driver.name}: ${reason.text}` }));

const failed = (error: unknown): Outcome => ({
  is_done: false,
  message: error instanceof Error ? error.message : "We couldn’t do this. Please try again.",
  reasons: [],
});
const failedFor = (trips: readonly BoardTrip[]) => (error: unknown) => ({
  results: trips.map(({ id }) => ({ trip_id: id, ...failed(error) })),
});
