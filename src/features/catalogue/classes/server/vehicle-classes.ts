import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findVehicleClasses } from "./views.ts";

/** Every class, ended ones included: old bookings still name them. */
export async function vehicleClasses(ctx: Context) {
  const classes = await findVehicleClasses(ctx.db);
  return accept({
    classes: classes.map((one) => ({
      id: one.id,
      name: one.name,
      fewest: one.fewest,
      most: one.most,
      bags: one.bags,
      comfort: one.comfort,
      grade: one.grade,
      is_base: one.isBase,
      drawing: one.drawing,
      state: one.state,
    })),
  });
}
