import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { driversDeskContract } from "../../desk/contract.ts";
import { driverTimeContract } from "../contract.ts";

/** An action on a driver’s time; afterwards every screen that shows it reloads. */
export const useTimeCall = <C extends Call>(call: C) =>
  useMakeCall(call, [
    driverTimeContract.driverTime,
    driverTimeContract.absencesToAnswer,
    driverTimeContract.myTime,
    driversDeskContract.readDriver,
  ]);
