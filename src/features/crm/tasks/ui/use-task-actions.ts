import { useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ListedTask, tasksContract } from "../contract.ts";

/** The calls that show tasks. */
export const refreshedByTasks = [tasksContract.teamTasks, tasksContract.countTasks, tasksContract.openTasks];

/** Finishes a task or opens it again, at a press. */
export function useTaskActions({ id, version, title }: ListedTask) {
  const [isBusy, setBusy] = useState(false);
  const finishTask = useMakeCall(tasksContract.finishTask, refreshedByTasks);
  const reopenTask = useMakeCall(tasksContract.reopenTask, refreshedByTasks);
  const attempt = async (action: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await action();
      await toast({ title: done, description: title, kind: "success" });
    } catch (error) {
      const text = error instanceof Error ? error.message : "We couldn’t change the task. Please try again.";
      await toast({ title: text, kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    finish: () => attempt(() => finishTask.mutateAsync({ id }), "Task done"),
    reopen: () => attempt(() => reopenTask.mutateAsync({ id, version }), "Task reopened"),
  };
}
