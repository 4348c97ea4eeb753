import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { paymentsContract } from "../contract.ts";

/** The open work in each tab of Payments; empty while loading, and without permission. */
export function usePaymentsWaiting() {
  const enabled = useMay()("verify_payment_proof");
  return useCall(paymentsContract.paymentsWaiting, {}, { refetchInterval: 60_000, enabled }).data;
}
