import { useCall } from "#platform/browser/use-call.ts";
import { verificationContract } from "../verification/contract.ts";

/** How much waits in each part of the payment office; nothing yet while it is being read. */
export const usePaymentsWaiting = () =>
  useCall(verificationContract.paymentsWaiting, {}, { refetchInterval: 60_000 }).data;
