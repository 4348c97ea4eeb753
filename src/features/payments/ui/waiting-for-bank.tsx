import { Alert } from "#design/alert.tsx";
import type { AttemptStage } from "../payable-contract.ts";

/** Shown after a payment that the gateway has not confirmed yet. */
export const waitingTitle = "Waiting for your bank";

/**
 * The payer returned from the gateway, or the bank has not decided. Only the gateway’s notification counts,
 * and it may come after the attempt has expired: until it says no, no one is asked to pay again.
 */
export const isAwaited = (stage: AttemptStage | undefined, isBack: boolean): boolean =>
  stage === "processing" || (isBack && (stage === undefined || stage === "open"));

export const WaitingForBank = () => (
  <Alert tone="info" announce title="Processing your payment">
    This page updates automatically. Please don’t pay again. You can close it: we’ll email you as soon as your bank
    confirms.
  </Alert>
);
