import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deletePlacesClosedBefore } from "./store.ts";

/** Positions of an alarm are kept as long as any exact position, counted from when it was closed. */
export const forgetAlarmPlaces = (ctx: Pick<Context, "db" | "now">): Promise<void> =>
  deletePlacesClosedBefore(ctx.db, addHours(ctx.now, -24 * companyRules.positionsRawDays));
