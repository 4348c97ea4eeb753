import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { Progress } from "#design/progress.tsx";
import { Tabs } from "#design/tabs.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type RouteRun, routingContract } from "../contract.ts";
import { ApplyRunDialog } from "./apply-run-dialog.tsx";
import { FigureTable } from "./figure-table.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { MoveList } from "./move-list.tsx";
import { RouteTable } from "./route-table.tsx";
import { randText, stateOf } from "./run-labels.ts";
import { TripInRunDialog } from "./trip-in-run-dialog.tsx";

export type RunDrawing = {
  readonly run: RouteRun;
  readonly chosen: string | undefined;
  readonly onTrip: (tripId: string) => void;
  /** Absent where nothing can be moved. */
  readonly onMove: ((tripId: string, driverId: string) => void) | undefined;
};

type RunViewProps = {
  run: RouteRun;
  gantt: (drawing: RunDrawing) => ReactNode;
  map: (drawing: RunDrawing) => ReactNode;
};

const reads = [routingContract.readRouteRun, routingContract.routeRuns] as const;

/** A run as it searches, and its plan to look at, change by hand and apply. */
export function RunView({ run, gantt, map }: RunViewProps) {
  const [chosen, setChosen] = useState<string>();
  const [applies, setApplies] = useState<readonly string[]>();
  const move = useMakeCall(routingContract.moveInRouteRun, reads);
  const undo = useMakeCall(routingContract.undoInRouteRun, reads);
  const isOpen = run.state === "ready" && run.applied_at === null;
  const looked = { run_id: run.id, version: run.version };
  const onMove = (tripId: string, driverId: string) => {
    const trip = run.trips.find(({ id }) => id === tripId);
    if (trip?.after?.driver.id !== driverId) move.mutate({ ...looked, trip_id: tripId, driver_id: driverId });
  };
  const drawing: RunDrawing = { run, chosen, onTrip: setChosen, onMove: isOpen ? onMove : undefined };
  const trip = run.trips.find(({ id }) => id === chosen);
  const failure = move.error ?? undo.error;
  return (
    <>
      <RunHeader run={run} />
      {failure && (
        <Alert tone="bad" announce title="The plan is as it was">
          {failure.message}
        </Alert>
      )}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card>
          <CardHeader title="Now and with this plan" note={lateText(run)} />
          <FigureTable before={run.before} after={run.after} />
        </Card>
        <CostCurve run={run} />
      </div>
      <Card>
        <CardHeader
          title="Plan"
          note={
            isOpen
              ? "Drag a trip to another driver, or select it. It is pinned there, and the others follow."
              : undefined
          }
          actions={
            isOpen && (
              <>
                {move.isPending && (
                  <span className="text-ink-2 text-sm" role="status">
                    Planning…
                  </span>
                )}
                <Button
                  size="sm"
                  variant="outline"
                  icon={<Undo2 aria-hidden />}
                  disabled={!run.can_undo}
                  busy={undo.isPending}
                  onClick={() => undo.mutate(looked)}
                >
                  Undo
                </Button>
              </>
            )
          }
        />
        <Tabs
          label="Plan"
          items={[
            { id: "day", label: "Day", content: gantt(drawing) },
            { id: "map", label: "Map", content: map(drawing) },
            {
              id: "moves",
              label: "Changes",
              count: run.moves.length,
              content: <MoveList run={run} onTrip={setChosen} />,
            },
            {
              id: "left",
              label: "Without a driver",
              count: run.left_out.length,
              content: <LeftOutList run={run} onTrip={setChosen} />,
            },
            { id: "routes", label: "Routes", content: <RouteTable run={run} isOpen={isOpen} onApply={setApplies} /> },
          ]}
        />
      </Card>
      {trip && (
        <TripInRunDialog
          run={run}
          trip={trip}
          isOpen={isOpen}
          onMove={(driverId) => move.mutateAsync({ ...looked, trip_id: trip.id, driver_id: driverId })}
          onClose={() => setChosen(undefined)}
        />
      )}
      {chosen && !trip && (
        <Dialog
          open
          onClose={() => setChosen(undefined)}
          size="sm"
          title="Not part of this plan"
          description="This trip starts on another date. Open it on the board to change it."
        />
      )}
      {applies && <ApplyRunDialog run={run} driverIds={applies} onClose={() => setApplies(undefined)} />}
    </>
  );
}

function RunHeader({ run }: { run: RouteRun }) {
  const stop = useMakeCall(routingContract.stopRouteRun, reads);
  const { label, tone } = stateOf(run);
  const isSearching = run.state === "waiting" || run.state === "searching";
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{label}</Badge>
        <p className="min-w-0 flex-1 text-ink-2">
          Started by {run.by ?? "a deleted user"}, {formatDateTime(run.created_at)}
          {run.is_robust && ", planned for bad days"}
          {run.applied_at && `. Applied by ${run.applied_by ?? "a deleted user"}, ${formatDateTime(run.applied_at)}`}
        </p>
        {isSearching && (
          <Button
            size="sm"
            variant="outline"
            busy={stop.isPending || run.is_stopping}
            busyText="Stopping…"
            onClick={() => stop.mutate({ run_id: run.id })}
          >
            Stop and keep the best
          </Button>
        )}
      </div>
      {isSearching && (
        <div className="mt-3" aria-live="polite">
          <Progress label="Search" value={Math.round(run.share * 100)} />
          {run.is_silent && (
            <p className="mt-2 text-sm text-warn">
              Nothing heard of this search for a while. It starts again as soon as a server takes it.
            </p>
          )}
        </div>
      )}
      {run.unknown_places.length > 0 && (
        <p className="mt-3 text-sm text-warn">
          We don’t know an address of {run.unknown_places.join(", ")}: counted from the city centre.
        </p>
      )}
    </Card>
  );
}

function lateText({ late_before: before, late_after: after }: RouteRun): string | undefined {
  if (before === null || after === null) return undefined;
  const text = (value: number) => String(Math.round(value * 10) / 10);
  return `On a mean day ${text(after)} pickups would be late because of the trip before, ${text(before)} as planned now.`;
}

function CostCurve({ run: { curve } }: { run: RouteRun }) {
  return (
    <Card>
      <LineChart
        label="Cost of the best plan so far"
        heading={<h2 className="font-bold text-lg">Cost of the best plan so far</h2>}
        categories={curve.map(({ at, unassigned }, index) => ({
          id: String(index),
          label: `${at} s`,
          title: `${at} s, ${unassigned} without a driver`,
        }))}
        categoryHeader="After"
        series={[{ id: "cost", label: "Cost", values: curve.map(({ cents }) => cents) }]}
        formatValue={randText}
        fromLowest
        filled
        hideLegend
        height={240}
        empty="The first figures come within a few seconds."
      />
    </Card>
  );
}
