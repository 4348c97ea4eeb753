import { gateReasons, reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import type { Context } from "#platform/context.ts";
import { extrasAgainst } from "../../server/check-extras.ts";
import { type Checked, showReasons, standingOf } from "../../server/check-gate.ts";
import { loadGate } from "../../server/load-gate.ts";
import type { PlannedCrew } from "../../server/try-plan.ts";

/** Checks every trip of a plan that would have a driver, as if the rest of the plan were done, and extras at new times. */
export async function checkCrews(ctx: Context, planned: readonly PlannedCrew[]) {
  const checked = await askForPlan(ctx, planned);
  const extras = await extrasAgainst(ctx, planned);
  const standing = standingOf(ctx.actor);
  return [...new Set([...checked.keys(), ...extras.keys()])].map((tripId) => {
    const reasons = [...(checked.get(tripId)?.reasons ?? []), ...[extras.get(tripId) ?? []].flat()];
    return { tripId, reasons: showReasons(reasons), mayOverride: reasonsAgainst(reasons, standing).length === 0 };
  });
}

/**
 * By trip; entries with an unknown trip, driver or vehicle are left out. Read once, no matter how long the
 * plan is.
 */
export async function askForPlan(
  ctx: Pick<Context, "db" | "now">,
  planned: readonly PlannedCrew[],
): Promise<ReadonlyMap<string, Checked>> {
  const crewed = planned.flatMap(({ tripId, driverId, vehicleId }) =>
    driverId && vehicleId ? [{ tripId, driverId, vehicleId }] : [],
  );
  if (crewed.length === 0) return new Map();
  const gate = await loadGate(ctx, {
    tripIds: crewed.map(({ tripId }) => tripId),
    driverIds: [...new Set(crewed.map(({ driverId }) => driverId))],
    vehicleIds: [...new Set(crewed.map(({ vehicleId }) => vehicleId))],
    planned,
  });
  return new Map(
    crewed.flatMap(({ tripId, driverId, vehicleId }) => {
      const input = gate.inputFor(tripId, driverId, vehicleId);
      return input ? [[tripId, { busy: input.trip.busy, reasons: gateReasons(input) }] as const] : [];
    }),
  );
}
