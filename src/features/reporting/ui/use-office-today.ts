import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";

/** The day, counted anew every minute. */
export const useOfficeToday = () => useCall(reportingContract.officeToday, {}, { refetchInterval: 60_000 });
