import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useNow } from "#design/use-present-time.ts";
import { localDate } from "#domain/time/local-time.ts";
import { type BoardDay, type BoardTrip, boardContract } from "#features/dispatch/board/contract.ts";
import { Legend } from "#features/dispatch/board/ui/legend.tsx";
import { Timeline } from "#features/dispatch/board/ui/timeline.tsx";
import { rowsOf } from "#features/dispatch/board/ui/use-rows.ts";
import type { RouteRun, RunTrip } from "#features/routing/contract.ts";
import type { RunDrawing } from "#features/routing/ui/run-view.tsx";
import { useCall } from "#platform/browser/use-call.ts";

/** The day by driver as the plan would have it, drawn as on the board. */
export function RouteGantt({ run, chosen, onTrip, onMove }: RunDrawing) {
  const now = useNow(30);
  const { data, error, refetch } = useCall(boardContract.dispatchDay, { date: localDate(run.date) });
  if (error && !data)
    return <ReadFailed title="We couldn’t load this day" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonTable rows={8} columns={6} />;
  const date = localDate(run.date);
  const planned = new Set([...run.crews, ...run.routes].map(({ driver }) => driver.id));
  const rows = rowsOf(inPlan(data, run), { date, by: "driver", now }).filter(
    ({ id, trips }) => trips.length > 0 || planned.has(id),
  );
  return (
    <>
      <Timeline
        label="Routes by driver"
        day={date}
        rows={rows}
        now={now}
        chosen={chosen}
        conflicts={new Set()}
        onTrip={onTrip}
        onDrop={(tripId, { row }) => row !== "" && onMove?.(tripId, row)}
      />
      <Legend
        hint="Drag a trip to a driver to move it."
        touchHint="Hold a trip, then drag it to a driver to move it."
      />
    </>
  );
}

/** The board’s day with the crews of the plan. */
function inPlan(day: BoardDay, run: RouteRun): BoardDay {
  const byId = new Map(run.trips.map((trip) => [trip.id, trip]));
  return { ...day, trips: day.trips.map((trip) => withCrew(day, trip, byId.get(trip.id))) };
}

function withCrew(day: BoardDay, trip: BoardTrip, planned: RunTrip | undefined): BoardTrip {
  if (!planned || planned.frozen) return trip;
  const { after } = planned;
  if (!after) return { ...trip, state: "unassigned", driver: null, vehicle: null };
  const vehicle = day.vehicles.find(({ id }) => id === after.vehicle.id);
  return {
    ...trip,
    state: trip.driver?.id === after.driver.id ? trip.state : "assigned",
    driver: { ...after.driver, phone: "" },
    vehicle: { ...after.vehicle, name: vehicle?.name ?? "", seats: vehicle?.seats ?? 0 },
  };
}
