import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { paymentsBankContract } from "../bank-contract.ts";
import { paymentsVerificationContract } from "../verification-contract.ts";

const refreshed = [
  paymentsBankContract.bankLines,
  paymentsBankContract.matchTargets,
  paymentsVerificationContract.paymentsWaiting,
  paymentsVerificationContract.transferProofs,
  paymentsVerificationContract.transferProof,
];

/** A call that matches, unmatches or ignores a bank line: every list that shows the line is read again. */
export const useBankCall = <C extends Call>(call: C) => useMakeCall(call, refreshed);
