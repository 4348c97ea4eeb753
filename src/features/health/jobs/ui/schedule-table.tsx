import { CalendarClock } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { ListCard } from "#design/table/list-page.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { jobsContract, type ShownTask } from "../contract.ts";
import { workLabel } from "./messages.ts";

function statusOf({ is_late, failed_in_a_row, last_run_at }: ShownTask) {
  if (failed_in_a_row > 0)
    return { label: failed_in_a_row === 1 ? "Failed" : `Failed ${failed_in_a_row} times`, tone: "bad" } as const;
  if (is_late) return { label: "Late", tone: "warn" } as const;
  return last_run_at
    ? ({ label: "On time", tone: "ok" } as const)
    : ({ label: "Not run yet", tone: "neutral" } as const);
}

function took(ms: number | null): string {
  if (ms === null) return "";
  return ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`;
}

const columns: readonly Column<ShownTask>[] = [
  {
    id: "task",
    header: "Task",
    hideable: false,
    cell: ({ task }) => <span className="font-semibold">{workLabel(task)}</span>,
  },
  {
    id: "status",
    header: "Status",
    width: "9rem",
    cell: (task) => (
      <Badge dot tone={statusOf(task).tone}>
        {statusOf(task).label}
      </Badge>
    ),
  },
  {
    id: "last",
    header: "Last run",
    width: "13rem",
    cell: ({ last_run_at, last_took_ms }) =>
      last_run_at ? (
        <span className="grid text-sm">
          <span>{formatDateTime(last_run_at)}</span>
          <span className="text-ink-3 text-xs">took {took(last_took_ms)}</span>
        </span>
      ) : (
        "–"
      ),
  },
  {
    id: "next",
    header: "Next run",
    width: "11rem",
    cell: ({ next_run_at }) => <span className="text-sm">{next_run_at ? formatDateTime(next_run_at) : "–"}</span>,
  },
  {
    id: "error",
    header: "Result",
    cell: ({ error, last_ok_at }) =>
      error ? (
        <span className="text-sm [overflow-wrap:anywhere]">
          {error}
          {last_ok_at && ` Last success ${formatDateTime(last_ok_at)}.`}
        </span>
      ) : (
        <span className="text-ink-2 text-sm">{last_ok_at ? "Done" : "–"}</span>
      ),
  },
];

const none: readonly ShownTask[] = [];
const keyOf = ({ task }: ShownTask) => task;
const rank = ({ failed_in_a_row, is_late }: ShownTask) => [failed_in_a_row > 0, is_late, true].indexOf(true);

/** Scheduled jobs, those that need a look first. */
export function ScheduleTable() {
  const { data, error, refetch, isPending } = useCall(jobsContract.listSchedule, {}, { refetchInterval: 30_000 });
  return (
    <ListCard>
      <DataTable
        caption="Scheduled tasks"
        columns={columns}
        rows={data?.tasks.toSorted((a, b) => rank(a) - rank(b)) ?? none}
        rowKey={keyOf}
        isLoading={isPending}
        {...(error && { failure: { text: error.message, onRetry: () => void refetch() } })}
        empty={
          <EmptyState
            icon={<CalendarClock />}
            title="No scheduled tasks yet"
            text="They appear here once a worker has started."
          />
        }
      />
    </ListCard>
  );
}
