import { modeAt } from "#domain/trip/automatic-dispatch.ts";
import type { Proposal } from "#domain/trip/automatic-state.ts";
import type { Context } from "#platform/context.ts";
import type { ShownAutomatic, ShownProposal } from "../contract.ts";
import { waitsUntil } from "./step-trip.ts";
import { findAutomatic, findNames, findPlacing, findRules, findTripState, findUserName } from "./views.ts";

/** Automatic dispatch of a trip; undefined if there is no such trip. */
export async function describeAutomatic(ctx: Context, tripId: string): Promise<ShownAutomatic | undefined> {
  const trip = await findTripState(ctx.db, tripId);
  const placing = trip && (await findPlacing(ctx.db, tripId));
  if (!trip || !placing) return undefined;
  const rules = await findRules(ctx.db);
  const mode = modeAt(rules, placing.service, ctx.now);
  const needsDriver = trip.state === "unassigned" || trip.state === "offered";
  const row = needsDriver ? await findAutomatic(ctx.db, tripId) : undefined;
  const starts = needsDriver && mode !== "off" ? waitsUntil(rules, trip.pickupAt, ctx.now) : null;
  return {
    mode,
    step: row?.step ?? null,
    explained: row?.explained ?? "",
    asks_from: starts?.toISOString() ?? null,
    proposals: row && trip.state === "unassigned" ? await showProposals(ctx, row.proposals) : [],
    alarmed_at: row?.alarmedAt?.toISOString() ?? null,
    manual_by: row?.step === "manual" && row.manualBy ? await findUserName(ctx.db, row.manualBy) : null,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

async function showProposals(ctx: Context, proposals: readonly Proposal[]): Promise<ShownProposal[]> {
  const ids = proposals.flatMap(({ driverId, vehicleId, providerId }) => [driverId, vehicleId, providerId]);
  const names = await findNames(
    ctx.db,
    ids.filter((id) => id !== null),
  );
  return proposals.map(({ driverId, vehicleId, providerId, why }) => ({
    id: driverId ?? providerId ?? "",
    name: names.get(driverId ?? providerId ?? "") ?? "",
    plate: vehicleId ? (names.get(vehicleId) ?? null) : null,
    is_provider: driverId === null,
    why,
  }));
}
