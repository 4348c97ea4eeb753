import { ListPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { ShownSubject } from "../../contract.ts";
import { type ListedTask, tasksContract } from "../contract.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useTaskActions } from "./use-task-actions.ts";

/** The open tasks about one record, and a new one. */
export function RecordTasks({ about }: { about: ShownSubject }) {
  const [isAdding, setAdding] = useState(false);
  const { data } = useCall(tasksContract.teamTasks, { subject: { kind: about.kind, id: about.id } });
  return (
    <section aria-label="Tasks" className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-bold text-base">Tasks</h3>
      {data?.tasks.length === 0 && <p className="text-ink-2 text-sm">No open tasks.</p>}
      <ul className="grid gap-2">
        {data?.tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      <Permitted action="note_customers">
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          icon={<ListPlus aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          Add task
        </Button>
      </Permitted>
      {isAdding && <TaskDialog about={about} onClose={() => setAdding(false)} />}
    </section>
  );
}

function TaskLine({ task }: { task: ListedTask }) {
  const { finish, isBusy } = useTaskActions(task);
  const who = task.is_mine ? "You" : task.assigned_to?.name;
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{task.title}</span>
        <span className="block text-ink-2 text-sm">
          {[task.due_at && `due ${formatDate(task.due_at)}`, who].filter(Boolean).join(", ")}
        </span>
      </span>
      <Permitted action="note_customers">
        <Button
          size="sm"
          variant="outline"
          busy={isBusy}
          aria-label={`Done: ${task.title}`}
          onClick={() => void finish()}
        >
          Done
        </Button>
      </Permitted>
    </li>
  );
}
