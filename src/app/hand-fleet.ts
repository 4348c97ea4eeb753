import type { DefectSeverity } from "#domain/fleet/fleet.ts";
import { accept, refuse } from "#domain/result.ts";
import { reportDefect } from "#features/fleet/defects/server/report-defect.ts";
import { lockVehicle } from "#features/fleet/server/store.ts";
import { writeReading } from "#features/fleet/server/write-reading.ts";
import type { Context } from "#platform/context.ts";

type Reading = { readonly vehicleId: string; readonly km: number; readonly isConfirmed: boolean };
type Defect = { readonly vehicleId: string; readonly severity: DefectSeverity; readonly text: string };

declare module "#platform/context.ts" {
  interface Handed {
    readonly fleet: typeof handFleet;
  }
}

/**
 * What a driver’s shift needs of its vehicle in its own transaction, as `ctx.fleet`: a shift must not start with an
 * impossible odometer.
 */
export const handFleet = {
  async recordReading(ctx: Context, { vehicleId, km, isConfirmed }: Reading) {
    const vehicle = await lockVehicle(ctx.db, vehicleId);
    if (!vehicle) return refuse("not_found");
    return writeReading(ctx, { id: ctx.newId(), vehicle, km, at: ctx.now, source: "driver", isConfirmed });
  },
  async reportDefect(ctx: Context, { vehicleId, severity, text }: Defect) {
    const reported = await reportDefect(ctx, { vehicle_id: vehicleId, severity, text, photo: null });
    return reported.ok ? accept({ isOffRoad: reported.value.is_off_road }) : refuse("not_found");
  },
};
