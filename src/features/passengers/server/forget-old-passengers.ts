import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetListsBefore } from "./store.ts";

/** By the clock: long after the last trip of a booking no one needs to know who rode, or what they needed. */
export const forgetOldPassengers = ({ db, now }: Pick<Context, "db" | "now">): Promise<void> =>
  forgetListsBefore(db, addHours(now, -24 * companyRules.passengerListDays));
