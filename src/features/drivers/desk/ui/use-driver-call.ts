import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { driversDeskContract } from "../contract.ts";

/** An action on one driver; afterwards the driver’s page and the list reload. */
export const useDriverCall = <C extends Call>(call: C) =>
  useMakeCall(call, [driversDeskContract.readDriver, driversDeskContract.findDrivers]);
