import { AlarmClock, Check, ListTodo, Pencil, Plus, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { useNow } from "#design/use-now.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedTask, type TaskView, taskOwners, tasksContract, taskViews } from "../contract.ts";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { useTaskActions } from "./use-task-actions.ts";

const views: Readonly<Record<TaskView, string>> = { due: "Due", open: "Open", snoozed: "Snoozed", done: "Done" };
const owners = { me: "Mine", everyone: "Everyone’s", no_one: "Unassigned" } as const;
const everyMinute = 60_000;

/** The tasks of our team: one’s own, everyone’s, and those that no one has taken. */
export function TaskBoard() {
  const { read, filter } = usePageAddress();
  const show = taskViews.find((one) => one === read("show")) ?? "open";
  const of = taskOwners.find((one) => one === read("of")) ?? "me";
  const [opened, setOpened] = useState<{ task?: ListedTask; as: "edit" | "snooze" }>();
  const { pages, table } = useGrowingList(tasksContract.teamTasks, (after) => ({ show, of, ...(after && { after }) }), {
    refetchInterval: everyMinute,
  });
  const rows = pages?.flatMap(({ tasks }) => tasks) ?? [];
  // As it is now, also where a colleague changed it while the dialog is open.
  const task = rows.find(({ id }) => id === opened?.task?.id) ?? opened?.task;
  const close = () => setOpened(undefined);
  return (
    <ListPage
      above={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Segmented
            label="Whose"
            options={taskOwners.map((value) => ({ value, label: owners[value] }))}
            value={of}
            onChange={(value) => filter({ of: value === "me" ? "" : value })}
          />
          <Segmented
            label="Status"
            options={taskViews.map((value) => ({ value, label: views[value] }))}
            value={show}
            onChange={(value) => filter({ show: value === "open" ? "" : value })}
          />
          <Button
            size="sm"
            className="ml-auto max-sm:ml-0"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpened({ as: "edit" })}
          >
            New task
          </Button>
        </div>
      }
      caption="Tasks"
      columns={columnsFor(
        (task) => setOpened({ task, as: "edit" }),
        (task) => setOpened({ task, as: "snooze" }),
      )}
      rows={rows}
      rowKey={({ id }) => id}
      {...table}
      empty={
        <EmptyState
          icon={<ListTodo />}
          title={show === "done" ? "No tasks done yet" : "No tasks here"}
          text={
            of === "me" ? "Tasks assigned to you appear here." : "Tasks appear here as our team and system write them."
          }
        />
      }
    >
      {opened?.as === "edit" && <TaskDialog {...(task && { task })} onClose={close} />}
      {opened?.as === "snooze" && task && <SnoozeDialog task={task} onClose={close} />}
    </ListPage>
  );
}

type Open = (task: ListedTask) => void;

const columnsFor = (onEdit: Open, onSnooze: Open): readonly Column<ListedTask>[] => [
  {
    id: "title",
    header: "Task",
    hideable: false,
    cell: (task) => (
      <span className="grid gap-0.5">
        <b className="font-semibold">{task.title}</b>
        {task.subject && (
          <SiteLink to={task.subject.href as Href} className="text-link text-sm underline">
            {task.subject.label}
          </SiteLink>
        )}
        {task.note && <span className="line-clamp-2 text-ink-2 text-sm">{task.note}</span>}
      </span>
    ),
  },
  { id: "due", header: "Due", cell: (task) => <Due task={task} /> },
  {
    id: "assigned",
    header: "Assigned to",
    cell: ({ assigned_to, is_mine }) =>
      is_mine ? "You" : (assigned_to?.name ?? <span className="text-ink-3">–</span>),
  },
  {
    id: "actions",
    header: "Actions",
    hideable: false,
    cell: (task) => <TaskActions task={task} onEdit={onEdit} onSnooze={onSnooze} />,
  },
];

function Due({ task }: { task: ListedTask }) {
  const now = useNow(everyMinute);
  if (task.done_at)
    return (
      <span>
        Done <DateText at={task.done_at} style="date-time" /> {task.done_by && `by ${task.done_by}`}
      </span>
    );
  if (task.snoozed_until && new Date(task.snoozed_until).getTime() > now)
    return (
      <span className="text-ink-2">
        Snoozed until <DateText at={task.snoozed_until} style="date-time" />
      </span>
    );
  if (!task.due_at) return <span className="text-ink-3">–</span>;
  const isLate = new Date(task.due_at).getTime() < now;
  return (
    <span className={isLate ? "font-bold text-bad" : undefined}>
      <DateText at={task.due_at} style="date-time" />
      {isLate && " overdue"}
    </span>
  );
}

function TaskActions({ task, onEdit, onSnooze }: { task: ListedTask; onEdit: Open; onSnooze: Open }) {
  const { finish, reopen, isBusy } = useTaskActions(task);
  if (task.done_at)
    return (
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        aria-label={`Reopen ${task.title}`}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => void reopen()}
      >
        Reopen
      </Button>
    );
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        aria-label={`Done: ${task.title}`}
        icon={<Check aria-hidden="true" />}
        onClick={() => void finish()}
      >
        Done
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Snooze ${task.title}`}
        icon={<AlarmClock aria-hidden="true" />}
        onClick={() => onSnooze(task)}
      >
        Snooze
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Edit ${task.title}`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onEdit(task)}
      >
        Edit
      </Button>
    </span>
  );
}
