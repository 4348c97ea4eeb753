import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";

/** What the frame of Admin knows; nothing yet while it is being read. */
export function useFrame() {
  const { data } = useCall(reportingContract.readFrame, {}, { refetchInterval: 60_000 });
  return { isDemo: data?.is_demo ?? false, waiting: data?.applications_waiting };
}
