import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import { untilNeeded } from "#domain/message/scheduled-messages.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findLegOf, findUntold } from "./drive-email-views.ts";
import { tellCustomer } from "./tell-customer.ts";

/**
 * A driver assigned within the last 24 hours is announced to the customer at once, and so is a change of
 * driver.
 */
export async function sendDriverDetails(ctx: Context, { tripId }: EventOf<"driver.assigned">): Promise<void> {
  const drive = await findLegOf(ctx.db, tripId);
  if (drive) await tellCustomer(ctx, drive);
}

/**
 * A day before the pickup the customer gets the details of all drivers of the leg. Each driver is announced
 * once.
 */
export async function sendDueDriverDetails(ctx: Context): Promise<void> {
  const inADay = addHours(ctx.now, companyRules.driverDetailsToCustomerHours);
  const until = untilNeeded("send-driver-details", ctx.now, inADay);
  for (const drive of await findUntold(ctx.db, ctx.now, until)) await tellCustomer(ctx, drive);
}
