import { useState } from "react";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ListedTask, tasksContract } from "../contract.ts";
import { refreshedByTasks } from "./use-task-actions.ts";

const morning = localTime("08:00");
const choices = ["hour", "tomorrow", "three_days", "week"] as const;
type Choice = (typeof choices)[number];

const labels: Readonly<Record<Choice, string>> = {
  hour: "For an hour",
  tomorrow: "Until tomorrow morning",
  three_days: "For three days",
  week: "For a week",
};

function untilOf(choice: Choice, now: Date): Date {
  const inDays = (days: number) => momentOf(addDays(localDateOf(now), days), morning);
  return { hour: addHours(now, 1), tomorrow: inDays(1), three_days: inDays(3), week: inDays(7) }[choice];
}

/** Hides a task for a while. */
export function SnoozeDialog({ task, onClose }: { task: ListedTask; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>("tomorrow");
  const snooze = useMakeCall(tasksContract.snoozeTask, refreshedByTasks);
  const { id, version } = task;
  return (
    <ActionDialog
      title="Snooze task?"
      text={`“${task.title}” is hidden until then. It stays assigned as it is.`}
      confirmLabel="Snooze task"
      doneLabel="Task snoozed"
      onClose={onClose}
      onConfirm={() => snooze.mutateAsync({ id, version, until: untilOf(choice, new Date()).toISOString() })}
    >
      <Field label="How long">
        <Select
          value={choice}
          options={choices.map((value) => ({ value, label: labels[value] }))}
          onChange={({ currentTarget }) => setChoice(choices.find((one) => one === currentTarget.value) ?? choice)}
        />
      </Field>
    </ActionDialog>
  );
}
