import { addMinutes } from "#domain/time/local-time.ts";
import { testNow } from "../../in-transaction.ts";

/** Half an hour from the test’s "now", with every optional field left empty. */
export const aMaintenance = {
  reason: "A new disk",
  until: addMinutes(testNow, 30).toISOString(),
  staff: "works" as const,
  keeps_self_service: true,
  keeps_enquiries: true,
};
