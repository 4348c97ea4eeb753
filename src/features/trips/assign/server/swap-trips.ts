import { reasonsAgainst } from "#domain/compliance/compliance-gate.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { lockAssignmentsOf } from "../../server/assignment-store.ts";
import { blockedBy, checkGate, standingOf } from "../../server/check-gate.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { lockTripSeen } from "../../server/move-trip.ts";
import type { TripRow } from "../../server/store.ts";
import type { assignContract } from "../contract.ts";
import { giveTogether, type TripToGive } from "./give-together.ts";

type Input = ParsedOf<typeof assignContract.swapTrips>;
type Refusal = keyof typeof assignContract.swapTrips.refusals;
type Crew = { readonly driverId: string; readonly vehicleId: string };

/** Swaps the drivers and vehicles of two trips. The gate checks both as they will be after the swap. */
export async function swapTrips(
  ctx: Context,
  input: Input,
): Promise<Result<{ first: TripDone; second: TripDone }, Refusal>> {
  const locked = await lockBoth(ctx, input);
  if (!locked.ok) return locked;
  const [first, second] = locked.value;
  const [ofFirst, ofSecond] = [await crewOf(ctx, first), await crewOf(ctx, second)];
  if (!ofFirst || !ofSecond || first.id === second.id) return refuse("no_driver");

  const halves = [await checkHalf(ctx, first, ofSecond, second), await checkHalf(ctx, second, ofFirst, first)] as const;
  const reasons = halves.flatMap((half) => half.reasons);
  const standing = standingOf(ctx.actor);
  const because = input.override_reason;
  if (reasons.length > 0 && !(because && reasonsAgainst(reasons, standing).length === 0))
    return refuse("blocked", blockedBy(reasons, standing));

  await holdBackTrips(ctx, "assign", [first.id, second.id]);
  const result = await giveTogether(ctx, halves, { reason: "swapped", because });
  if (!result.ok) return result;
  const [one, other] = result.value;
  if (!one || !other) throw new Error("Two trips were swapped, and not both came back.");
  return accept({ first: one, second: other });
}

/** Locked in the order of their ids, so that two swaps of the same trips cannot deadlock. */
async function lockBoth(ctx: Context, { first, second }: Input) {
  const seen = ({ trip_id: id, version }: Input["first"]) => ({ id, version });
  const isInOrder = first.trip_id <= second.trip_id;
  const [earlier, later] = isInOrder ? [first, second] : [second, first];
  const one = await lockTripSeen(ctx, seen(earlier));
  if (!one.ok) return one;
  const other = await lockTripSeen(ctx, seen(later));
  if (!other.ok) return other;
  return accept(isInOrder ? ([one.value, other.value] as const) : ([other.value, one.value] as const));
}

async function crewOf(ctx: Context, trip: TripRow): Promise<Crew | undefined> {
  const rows = await lockAssignmentsOf(ctx.db, trip.id);
  const { driverId, vehicleId } = rows.find(({ state }) => state === "accepted" || state === "active") ?? {};
  return driverId && vehicleId ? { driverId, vehicleId } : undefined;
}

async function checkHalf(ctx: Context, trip: TripRow, crew: Crew, other: TripRow): Promise<TripToGive> {
  const checked = await checkGate(ctx, { ...crew, tripId: trip.id, without: [trip.id, other.id] });
  if (!checked) throw new Error(`Trip ${trip.id} could not be checked.`);
  return { ...checked, ...crew, trip };
}
