import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { paymentsContract } from "../../contract.ts";
import { verificationContract } from "../../verification/contract.ts";
import { bankContract } from "../contract.ts";

/** Every list and total that shows bank lines or their targets. */
export const bankLists = [
  bankContract.bankLines,
  bankContract.bankFigures,
  bankContract.matchTargets,
  paymentsContract.paymentsWaiting,
  verificationContract.transferProofs,
  verificationContract.transferProof,
];

/** A call that matches, unmatches or ignores a bank line; every list with the line reloads. */
export const useBankCall = <C extends Call>(call: C) => useMakeCall(call, bankLists);
