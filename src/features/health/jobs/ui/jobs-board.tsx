import { ListChecks, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { useNow } from "#design/use-now.ts";
import { spanText } from "#domain/health/health-status.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { OutputOf } from "#platform/contract.ts";
import { jobsContract, jobViews, type ShownJob } from "../contract.ts";
import { emptyTexts, jobLabels, queueLabel, viewLabels, workLabel } from "./messages.ts";

type JobRequest = { readonly action: "retry" | "cancel"; readonly job: ShownJob };

const refreshMs = 15_000;
const none: readonly ShownJob[] = [];
const keyOf = ({ id }: ShownJob) => id;

const columns: readonly Column<ShownJob>[] = [
  {
    id: "work",
    header: "Job",
    hideable: false,
    cell: ({ work, event, queue }) => (
      <span className="grid min-w-0">
        <span className="font-semibold [overflow-wrap:anywhere]">{workLabel(work)}</span>
        <span className="text-ink-2 text-sm">{event ? `after ${event}` : queueLabel(queue)}</span>
      </span>
    ),
  },
  {
    id: "state",
    header: "Status",
    width: "9rem",
    cell: ({ state, attempts, attempts_at_most }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge dot tone={jobLabels[state].tone}>
          {jobLabels[state].label}
        </Badge>
        {attempts > 0 && (
          <span className="text-ink-2 text-xs">
            attempt {attempts} of {attempts_at_most}
          </span>
        )}
      </span>
    ),
  },
  {
    id: "when",
    header: "When",
    width: "11rem",
    cell: ({ created_at, ended_at, due_at, state }) => (
      <span className="grid text-sm">
        <span>{formatDateTime(ended_at ?? created_at)}</span>
        {state === "retry" && <span className="text-ink-2">next {formatDateTime(due_at)}</span>}
      </span>
    ),
  },
  {
    id: "error",
    header: "Error",
    cell: ({ error }) => <span className="text-sm [overflow-wrap:anywhere]">{error || "–"}</span>,
  },
];

/** Current background work: the queues, and each job with its message. */
export function JobsBoard() {
  const { read, filter } = usePageAddress();
  const view = jobViews.find((name) => name === read("jobs")) ?? "failed";
  const list = useList(jobsContract.listJobs, (page) => ({ view, ...page }), { refetchInterval: refreshMs });
  const [request, setRequest] = useState<JobRequest>();
  const mayRun = useMay()("run_system_jobs");
  const close = () => setRequest(undefined);
  return (
    <ListPage
      above={<Queues />}
      views={{
        label: "Which jobs",
        value: view,
        onChange: (name) => filter({ jobs: name === "failed" ? "" : name }),
        options: jobViews.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      caption="Jobs"
      columns={mayRun ? [...columns, actionsColumn(setRequest)] : columns}
      rows={list.data?.jobs ?? none}
      rowKey={keyOf}
      {...list.table}
      empty={<EmptyState level={2} icon={<ListChecks />} {...emptyTexts[view]} />}
    >
      {request?.action === "retry" && <RetryDialog job={request.job} onClose={close} />}
      {request?.action === "cancel" && <CancelDialog job={request.job} onClose={close} />}
    </ListPage>
  );
}

const actionsColumn = (onAction: (request: JobRequest) => void): Column<ShownJob> => ({
  id: "actions",
  header: "Actions",
  width: "15rem",
  cell: (job) => (
    <span className="flex flex-wrap gap-2">
      {job.state === "failed" && (
        <Button
          size="sm"
          variant="outline"
          icon={<RotateCcw aria-hidden />}
          onClick={() => onAction({ action: "retry", job })}
        >
          Retry
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={<X aria-hidden />} onClick={() => onAction({ action: "cancel", job })}>
        Cancel
      </Button>
    </span>
  ),
});

const { retryJob, cancelJob, listJobs, listQueues } = jobsContract;
type DialogProps = { readonly job: ShownJob; readonly onClose: () => void };

function RetryDialog({ job: { queue, id, work }, onClose }: DialogProps) {
  const retry = useMakeCall(retryJob, [listJobs, listQueues]);
  return (
    <ActionDialog
      title={`Retry “${workLabel(work)}”?`}
      text="It runs again within seconds. If it had already done its work, it does nothing a second time."
      confirmLabel="Retry job"
      doneLabel="Job queued again"
      onClose={onClose}
      onConfirm={() => retry.mutateAsync({ queue, id })}
    />
  );
}

function CancelDialog({ job: { queue, id, work }, onClose }: DialogProps) {
  const cancel = useMakeCall(cancelJob, [listJobs, listQueues]);
  return (
    <ActionDialog
      title={`Cancel “${workLabel(work)}”?`}
      text="What it should have done won’t happen. You can’t undo this. The activity log keeps your reason."
      confirmLabel="Cancel job"
      cancelLabel="Keep job"
      doneLabel="Job cancelled"
      tone="danger"
      reason={{ hint: "Shown in the activity log.", maxLength: 300 }}
      onClose={onClose}
      onConfirm={(reason) => cancel.mutateAsync({ queue, id, reason })}
    />
  );
}

function Queues() {
  const { data } = useCall(listQueues, {}, { refetchInterval: refreshMs });
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {data?.queues.map((queue) => (
        <li key={queue.name}>
          <QueueCard queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function QueueCard({ queue }: { queue: OutputOf<typeof listQueues>["queues"][number] }) {
  const now = useNow(30);
  const { name, waiting, later, active, failed, oldest_due_at } = queue;
  const figures = [
    ["waiting", waiting],
    ["later", later],
    ["running", active],
    ["failed", failed],
  ] as const;
  return (
    <Card className="grid h-full gap-2">
      <h2 className="font-bold text-base">{queueLabel(name)}</h2>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {figures.map(([label, count]) => (
          <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className={cx("font-bold text-lg tabular-nums", label === "failed" && count > 0 && "text-bad")}>
              {count}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-3 text-xs">
        {oldest_due_at
          ? `The oldest has waited ${spanText(now - new Date(oldest_due_at).getTime())}.`
          : "Nothing waits."}
      </p>
    </Card>
  );
}
