import type { DefectSeverity } from "#domain/fleet/fleet.ts";
import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

type OdometerRefusal = "not_found" | "in_future" | "backwards" | "beyond_later" | "too_far" | "needs_confirmation";

type Reading = { readonly vehicleId: string; readonly km: number; readonly isConfirmed: boolean };
type Defect = { readonly vehicleId: string; readonly severity: DefectSeverity; readonly text: string };

/** What a shift needs of the fleet in its own transaction: a shift with an impossible odometer must not start. */
type FleetOfShifts = {
  recordReading(ctx: Context, reading: Reading): Promise<Result<void, OdometerRefusal>>;
  reportDefect(ctx: Context, defect: Defect): Promise<Result<{ readonly isOffRoad: boolean }, "not_found">>;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly fleet: FleetOfShifts;
  }
}
