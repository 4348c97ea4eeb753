import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findLegOf } from "./drive-email-views.ts";
import { tellCustomer } from "./tell-customer.ts";

/** Emails a customer who already has the driver’s details when the vehicles or their passengers change. */
export async function sendChangedVehicles(ctx: Context, { tripId }: EventOf<"trip.parts_changed">): Promise<void> {
  const drive = await findLegOf(ctx.db, tripId);
  if (drive) await tellCustomer(ctx, drive);
}
