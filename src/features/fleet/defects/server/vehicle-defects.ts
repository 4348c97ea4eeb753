import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames } from "../../server/views.ts";
import { vehicleDefect, type vehicleDefectsContract } from "../contract.ts";
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
    defects: defects.map((defect) =>
      toWire(vehicleDefect, defect, { by: nameOf(names, defect.reportedBy), at: defect.createdAt.toISOString() }),
    ),
  });
}
