import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveVehicle } from "./move-vehicle.ts";
import { lockVehicle } from "./store.ts";
import { findVehicleDriven } from "./views.ts";

/**
 * A vehicle that broke down is sold and sent no more until our team releases it; everyone who plans its later trips sees that it
 * is off the road.
 */
export async function takeOffRoad(ctx: Context, event: EventOf<"trip.broken_off">): Promise<void> {
  const driven = await findVehicleDriven(ctx.db, event.assignmentId);
  const vehicle = driven && (await lockVehicle(ctx.db, driven.vehicleId));
  if (!driven || vehicle?.state !== "available") return;
  const reason = `Broke down on trip ${driven.reference}. ${event.reason}`.trim().slice(0, 500);
  await moveVehicle(ctx, { id: vehicle.id, to: "off_road", reason });
}
