import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { releaseDefects } from "../../server/move-defect.ts";
import { touchVehicle } from "../../server/store.ts";
import type { vehicleCareContract } from "../contract.ts";
import { endDowntime } from "./keep-downtime.ts";
import { workOrderMover } from "./step-work-order.ts";

/** Starts, blocks or cancels a work order. Cancelling releases the vehicle’s time and its defects. */
export async function moveWorkOrder(ctx: Context, input: ParsedOf<typeof vehicleCareContract.moveWorkOrder>) {
  const moved = await workOrderMover.move(ctx, input);
  if (!moved.ok) return moved;
  const { id, version, vehicleId, title } = moved.value.after;
  if (input.to === "cancelled") {
    await endDowntime(ctx, id);
    await releaseDefects(ctx, id, `${title}: cancelled`);
    await touchVehicle(ctx.db, vehicleId, ctx.now);
  }
  return accept({ id, version });
}
