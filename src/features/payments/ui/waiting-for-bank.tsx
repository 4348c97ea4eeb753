import { Alert } from "#design/alert.tsx";
import type { AttemptStage } from "../payable-contract.ts";

/** The same words wherever someone has paid and the gateway has not confirmed yet. */
export const waitingTitle = "Waiting for your bank";

/**
 * Back from the gateway, or with a bank that has not decided. Only the gateway’s own message counts, and it may come
 * after the attempt has lapsed: until it says no, no one is asked to pay again.
 */
export const isAwaited = (stage: AttemptStage | undefined, isBack: boolean): boolean =>
  stage === "processing" || (isBack && (stage === undefined || stage === "open"));

export const WaitingForBank = () => (
  <Alert tone="info" announce title="Processing your payment">
    This page updates automatically. Please don’t pay again. You can close it: we’ll email you as soon as your bank
    confirms.
  </Alert>
);
