import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { paymentsContract } from "../contract.ts";

/** How much waits in each part of the payments page; nothing while it is being read, or for those who verify none. */
export function usePaymentsWaiting() {
  const enabled = useMay()("verify_payment_proof");
  return useCall(paymentsContract.paymentsWaiting, {}, { refetchInterval: 60_000, enabled }).data;
}
