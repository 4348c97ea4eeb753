import { addMinutes } from "#domain/time/local-time.ts";
import { testNow } from "../../in-transaction.ts";

/** Half an hour from the moment of a test, with everything left open that can be. */
export const aMaintenance = {
  reason: "A new disk",
  until: addMinutes(testNow, 30).toISOString(),
  staff: "works" as const,
  keeps_self_service: true,
  keeps_enquiries: true,
};
