import { CalendarClock, ChevronDown, CircleAlert, CircleCheck, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard, SkeletonGroup } from "#design/skeleton.tsx";
import { useMedia } from "#design/use-media.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { jobsContract, type ShownTask } from "../contract.ts";
import { workLabel } from "./messages.ts";

const hasFailed = ({ failed_in_a_row }: ShownTask) => failed_in_a_row > 0;
const needsALook = (task: ShownTask) => hasFailed(task) || task.is_late;

/** Scheduled tasks. Failed or late ones come first; the rest have one line each, collapsed on a phone. */
export function ScheduleBoard() {
  const { data, error, refetch } = useCall(jobsContract.listSchedule, {}, { refetchInterval: 30_000 });
  if (error && !data)
    return <ReadFailed title="We couldn’t load the schedule" error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup text="Loading the schedule…">
        <SkeletonCard lines={6} />
      </SkeletonGroup>
    );
  if (data.tasks.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<CalendarClock />}
          title="No scheduled tasks yet"
          level={2}
          text="They appear here once a worker has started."
        />
      </Card>
    );
  const troubled = data.tasks.filter(needsALook).toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <Troubled tasks={troubled} asOf={data.as_of} />
      <Quiet tasks={data.tasks.filter((task) => !needsALook(task))} asOf={data.as_of} />
    </div>
  );
}

type TasksProps = { readonly tasks: readonly ShownTask[]; readonly asOf: string };

function Troubled({ tasks, asOf }: TasksProps) {
  if (tasks.length === 0)
    return (
      <section className="flex items-center gap-3 rounded-lg bg-ok-soft px-5 py-4">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-ok" />
        <h2 className="font-bold text-lg leading-snug">No task is late, none has failed</h2>
      </section>
    );
  return (
    <Card className="pb-2">
      <CardHeader title="Needs attention" note="Failed tasks are tried again at their next run" />
      <ul>
        {tasks.map((task) => (
          <li key={task.task} className="flex gap-3 border-line border-t py-3 first:border-t-0">
            {hasFailed(task) ? (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
            ) : (
              <Clock3 aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            )}
            <div className="grid min-w-0 gap-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-semibold">{workLabel(task.task)}</span>
                <TroubleBadge task={task} />
              </span>
              {task.error && <p className="text-sm [overflow-wrap:anywhere]">{task.error}</p>}
              <p className="text-ink-2 text-sm">{timesText(task, asOf)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TroubleBadge({ task: { failed_in_a_row: times } }: { task: ShownTask }) {
  if (times === 0) return <Badge tone="warn">Late</Badge>;
  return <Badge tone="bad">{times === 1 ? "Failed" : `Failed ${times} times`}</Badge>;
}

function timesText({ last_run_at, last_ok_at, next_run_at }: ShownTask, asOf: string): string {
  const parts = [
    last_run_at ? `Last run ${formatTimeBeside(last_run_at, asOf)}` : "Never run",
    last_ok_at ? `last success ${formatTimeBeside(last_ok_at, asOf)}` : "never successful",
    next_run_at && `next run ${formatTimeBeside(next_run_at, asOf)}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Desktop has room for all of them at once. */
function Quiet({ tasks, asOf }: TasksProps) {
  const isWide = useMedia("(min-width: 64rem)");
  if (tasks.length === 0) return null;
  return (
    <details
      // A change of width expands or collapses it.
      key={String(isWide)}
      open={isWide}
      className="group min-w-0 rounded-lg bg-surface text-ink shadow-1 inset-ring inset-ring-line"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-lg px-5 py-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-bold text-lg leading-snug">On schedule</h2>
        <span className="text-ink-2 text-sm">{tasks.length === 1 ? "1 task" : `${tasks.length} tasks`}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-ink-2 transition duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      <ul className="px-5 pb-3 lg:columns-2 lg:gap-10">
        {tasks.map((task) => (
          <QuietLine key={task.task} task={task} asOf={asOf} />
        ))}
      </ul>
    </details>
  );
}

const QuietLine = ({ task, asOf }: { task: ShownTask; asOf: string }) => (
  <li className="flex break-inside-avoid items-baseline gap-4 border-line border-t py-2">
    <span className="min-w-0 flex-1 text-sm">
      <span className="block font-semibold">{workLabel(task.task)}</span>
      <span className="block text-ink-3 text-xs">{lastText(task, asOf)}</span>
    </span>
    <Next>
      {task.next_run_at ? (
        <time dateTime={task.next_run_at} title={formatDateTime(task.next_run_at)}>
          {formatTimeBeside(task.next_run_at, asOf)}
        </time>
      ) : (
        "–"
      )}
    </Next>
  </li>
);

const Next = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 whitespace-nowrap text-right text-ink-2 text-sm tabular-nums">
    <span className="text-ink-3 text-xs">next </span>
    {children}
  </span>
);

function lastText({ last_run_at, last_took_ms }: ShownTask, asOf: string): string {
  if (!last_run_at) return "Not run yet";
  const took = last_took_ms === null ? "" : `, took ${spentText(last_took_ms)}`;
  return `Last ${formatTimeBeside(last_run_at, asOf)}${took}`;
}

const spentText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`);
