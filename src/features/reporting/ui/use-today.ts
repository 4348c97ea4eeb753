import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";

/** The day, counted again every minute. */
export const useToday = () => useCall(reportingContract.readToday, {}, { refetchInterval: 60_000 });
