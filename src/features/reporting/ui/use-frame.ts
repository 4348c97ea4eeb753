import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { reportingContract } from "../contract.ts";

/** The data of Admin’s frame; empty while loading. */
export function useFrame() {
  const enabled = useMay()("view_statements");
  const { data } = useCall(reportingContract.readFrame, {}, { refetchInterval: 60_000, enabled });
  return { isDemo: data?.is_demo ?? false, waiting: data?.applications_waiting, ratings: data?.ratings_waiting };
}
