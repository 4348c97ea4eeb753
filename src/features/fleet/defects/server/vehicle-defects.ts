import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames } from "../../server/views.ts";
import type { vehicleDefectsContract } from "../contract.ts";
import { findDefects } from "./views.ts";

/** A vehicle’s or the fleet’s defects. */
export async function vehicleDefects(
  ctx: Context,
  { vehicle_id }: ParsedOf<typeof vehicleDefectsContract.vehicleDefects>,
) {
  const defects = await findDefects(ctx.db, vehicle_id);
  const names = await findNames(
    ctx.db,
    defects.map(({ reportedBy }) => reportedBy),
  );
  return accept({
    defects: defects.map((defect) => ({
      id: defect.id,
      version: defect.version,
      vehicle_id: defect.vehicleId,
      plate: defect.plate,
      severity: defect.severity,
      text: defect.text,
      photo_id: defect.photoId,
      state: defect.state,
      work_order_id: defect.workOrderId,
      by: nameOf(names, defect.reportedBy),
      at: defect.createdAt.toISOString(),
    })),
  });
}
