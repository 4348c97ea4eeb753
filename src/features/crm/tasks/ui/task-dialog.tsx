import { useState } from "react";
import * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { ShownSubject } from "../../contract.ts";
import { SubjectField } from "../../ui/subject-field.tsx";
import { useColleagueOptions } from "../../ui/use-colleague-options.ts";
import { type ListedTask, taskForm, tasksContract } from "../contract.ts";
import { refreshedByTasks } from "./use-task-actions.ts";

const { title, note } = taskForm.shape;
const schema = z.object({
  title,
  note,
  day: z.string(),
  assigned_to: z.string(),
});

/** A task of a day is due by the end of work. */
const endOfWork = localTime("17:00");
const dueAt = (day: string) => (day ? momentOf(localDate(day), endOfWork).toISOString() : null);

type TaskDialogProps = {
  /** Left out for a new one. */
  task?: ListedTask;
  /** The record a new one is about, where that is given. */
  about?: ShownSubject;
  onClose: () => void;
};

/** Writes down a task, or changes one. */
export function TaskDialog({ task, about, onClose }: TaskDialogProps) {
  const [subject, setSubject] = useState<ShownSubject | null>(task?.subject ?? about ?? null);
  const { me, options } = useColleagueOptions();
  const create = useMakeCall(tasksContract.createTask, refreshedByTasks);
  const edit = useMakeCall(tasksContract.editTask, refreshedByTasks);
  const dayBefore = task?.due_at ? localDateOf(new Date(task.due_at)) : "";
  const title = task ? "Edit task" : "New task";
  if (me === "") return null;
  return (
    <FormDialog
      title={title}
      text={
        task?.is_automatic
          ? "Our system wrote this task. It is also done once its work is done."
          : "Only our team sees tasks."
      }
      confirmLabel={task ? "Save task" : "Create task"}
      doneLabel={task ? "Task saved" : "Task created"}
      size="md"
      schema={schema}
      defaultValues={{
        title: task?.title ?? "",
        note: task?.note ?? "",
        day: dayBefore,
        assigned_to: task ? (task.assigned_to?.id ?? "") : me,
      }}
      onClose={onClose}
      onConfirm={({ day, assigned_to, ...words }): Promise<unknown> => {
        const values = { ...words, assigned_to: assigned_to || null };
        if (!task)
          return create.mutateAsync({
            ...values,
            due_at: dueAt(day),
            subject: subject && { kind: subject.kind, id: subject.id },
          });
        const { id, version } = task;
        return edit.mutateAsync({ ...values, id, version, due_at: day === dayBefore ? task.due_at : dueAt(day) });
      }}
    >
      <FormField name="title" label="What to do" required>
        <TextInput maxLength={200} disabled={task?.is_automatic} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="day" label="Due date" optional>
          {({ value, onChange, onBlur, name }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} name={name} />
          )}
        </FormField>
        <FormField name="assigned_to" label="Assigned to">
          <Select options={options} />
        </FormField>
      </div>
      {!task && !about && <SubjectField value={subject} onChange={setSubject} optional />}
      <FormField name="note" label="Note" optional>
        <TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
