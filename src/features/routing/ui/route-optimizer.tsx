import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useNow } from "#design/use-present-time.ts";
import { addDays, isLocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { RunHistory } from "./run-history.tsx";
import { RunSetup } from "./run-setup.tsx";
import { type RunDrawing, RunView } from "./run-view.tsx";
import { useRouteRun, useRunEvents } from "./use-route-runs.ts";

type RouteOptimizerProps = {
  /** The day by driver, and the routes on the map. */
  gantt: (drawing: RunDrawing) => ReactNode;
  map: (drawing: RunDrawing) => ReactNode;
};

/** Choose a day, have it optimised, change the plan by hand, and apply it. */
export function RouteOptimizer(drawings: RouteOptimizerProps) {
  const { read, go } = usePageAddress();
  const today = localDateOf(useNow(60));
  const asked = read("date");
  const date = isLocalDate(asked) ? asked : addDays(today, 1);
  const runId = read("run");
  const isLive = useRunEvents();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-52">
          <DatePicker
            aria-label="Date"
            size="sm"
            value={date}
            today={today}
            onChange={(chosen) => chosen !== "" && go({ date: localDate(chosen), run: "" })}
          />
        </div>
        {runId && (
          <Button size="sm" variant="outline" onClick={() => go({ run: "" })}>
            New run
          </Button>
        )}
      </div>
      {runId ? (
        <OpenRun key={runId} id={runId} isLive={isLive} {...drawings} />
      ) : (
        <RunSetup
          key={date}
          date={date}
          isPast={date < today}
          onStarted={({ id }) => go({ date, run: id })}
          onWatch={(id) => go({ date, run: id })}
        />
      )}
      <RunHistory open={runId} onOpen={({ id, date: day }) => go({ date: day, run: id })} />
    </div>
  );
}

function OpenRun({ id, isLive, ...drawings }: RouteOptimizerProps & { id: string; isLive: boolean }) {
  const { run, error, refetch } = useRouteRun(id, isLive);
  const [isShown, setShown] = useState(true);
  if (!run && error)
    return <ReadFailed title="We couldn’t load this run" error={error} onAgain={() => void refetch()} />;
  if (!run) return <SkeletonCard lines={10} />;
  return (
    <>
      {isShown && run.changed_since.length > 0 && !run.applied_at && (
        <Alert
          tone="warn"
          title="The day has changed since it was looked at"
          action={
            <Button size="sm" variant="outline" onClick={() => setShown(false)}>
              Hide
            </Button>
          }
        >
          {run.changed_since.slice(0, 8).join(", ")}
          {run.changed_since.length > 8 && ` and ${run.changed_since.length - 8} more`}. Routes with these trips can’t
          be applied: optimise the day again.
        </Alert>
      )}
      <RunView run={run} {...drawings} />
    </>
  );
}
