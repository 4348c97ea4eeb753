import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { tasksContract } from "../contract.ts";

/** How many tasks of one’s own are due; nothing yet while they are being counted. */
export function useTasksDue(): number | undefined {
  const enabled = useMay()("note_customers");
  const { data } = useCall(tasksContract.countTasks, {}, { refetchInterval: 60_000, enabled });
  return data?.due;
}
