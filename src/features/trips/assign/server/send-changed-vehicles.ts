import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findLegOf } from "./drive-email-views.ts";
import { tellCustomer } from "./tell-customer.ts";

/** A customer who was told who comes hears of it when the drive goes in other vehicles, or others ride in each. */
export async function sendChangedVehicles(ctx: Context, { tripId }: EventOf<"trip.parts_changed">): Promise<void> {
  const drive = await findLegOf(ctx.db, tripId);
  if (drive) await tellCustomer(ctx, drive);
}
