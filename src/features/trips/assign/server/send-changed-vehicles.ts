import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findLegOf } from "./drive-email-views.ts";
import { tellCustomer } from "./tell-customer.ts";

/** Emails a customer who has the driver’s details when the drive changes vehicles, or who rides in each. */
export async function sendChangedVehicles(ctx: Context, { tripId }: EventOf<"trip.parts_changed">): Promise<void> {
  const drive = await findLegOf(ctx.db, tripId);
  if (drive) await tellCustomer(ctx, drive);
}
