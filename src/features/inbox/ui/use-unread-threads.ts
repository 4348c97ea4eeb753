import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { inboxContract } from "../contract.ts";

/** How many threads have something that no one has read. */
export function useUnreadThreads(): number | undefined {
  const enabled = useMay()("view_customers");
  const { data } = useCall(inboxContract.countUnreadThreads, {}, { refetchInterval: 60_000, enabled });
  return data?.unread;
}
