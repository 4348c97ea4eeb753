import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { accept, refuse } from "#domain/result.ts";
import { askFrom, needsCall } from "#domain/trip/offer-rules.ts";
import { oversize } from "#domain/trip/rank-candidates.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { showReasons } from "../../server/check-gate.ts";
import { checkProviders } from "../../server/check-providers.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { type Gate, loadGate } from "../../server/load-gate.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { takeTripBack } from "../../server/take-trip-back.ts";
import type { offersContract } from "../contract.ts";
import { findActiveProviders } from "./member-views.ts";
import { gateTripOf, openRound } from "./open-round.ts";
import { wantHelp } from "./want-help.ts";

type Input = ParsedOf<typeof offersContract.offerTrip>;

/** Offers a trip. Drivers who may not drive it are left out, and our team sees why. */
export async function offerTrip(ctx: Context, input: Input) {
  const { trip_id: id, mode } = input;
  await holdBackTrips(ctx, "offer", [id]);
  const freed = await takeFromDriver(ctx, input);
  if (!freed.ok) return freed;
  const moved = await moveTrip(ctx, { id, version: freed.value.version, to: "offered", reason: mode });
  if (!moved.ok) return moved;
  const trip = moved.value;
  if (trip.pickupAt <= ctx.now) return refuse("too_late");

  const gate = await loadGate(ctx, {
    tripIds: [id],
    driverIds: input.to.map(({ driver_id }) => driver_id),
    vehicleIds: input.to.map(({ vehicle_id }) => vehicle_id),
  });
  const crews = crewsAt(gate, input);
  const providers = mode === "pool" ? await findActiveProviders(ctx.db, input.provider_ids) : [];
  if (!crews || providers.length < new Set(input.provider_ids).size) return refuse("no_such_crew");
  const allowed = crews.filter(({ reasons }) => reasons.length === 0);
  const left = crews.filter(({ reasons }) => reasons.length > 0);
  if (allowed.length + providers.length === 0)
    return refuse("blocked", { reasons: left.flatMap(({ reasons }) => showReasons(reasons)) });

  const limits = await checkProviders(
    ctx,
    gateTripOf(gate, id),
    providers.map(({ id: providerId }) => providerId),
  );
  const asked = providers.filter((one) => limits.get(one.id)?.objections.length === 0);
  if (providers.length > 0 && asked.length === 0)
    return refuse("not_for_providers", {
      reasons: providers.flatMap((one) => limits.get(one.id)?.reasons.map((text) => `${one.name}: ${text}`) ?? []),
    });

  const from = askFrom(trip.pickupAt, ctx.now);
  const people =
    mode === "pool"
      ? asked.map(({ id: providerId }) => ({ driverId: null, vehicleId: null, providerId }))
      : bySize(gate, id, allowed);
  const ids = await openRound(ctx, { tripId: id, way: mode, gate, people, from, payoutCents: input.payout_cents });
  if (needsCall(trip.pickupAt, ctx.now))
    await wantHelp(ctx, { kind: "call_driver", tripId: id, why: "call those who were offered it" });
  return accept({
    trip_id: id,
    version: trip.version,
    state: trip.state,
    asked: ids.length,
    waiting: people.length - ids.length,
    asks_at: from > ctx.now ? from.toISOString() : null,
    left_out: left.map(({ driverId, name, reasons }) => ({ driver_id: driverId, name, reasons: showReasons(reasons) })),
  });
}

/** An assigned trip is offered to others only with a reason, and its driver is notified. */
const takeFromDriver = async (ctx: Context, { trip_id, version, instead_reason: reason }: Input) =>
  reason ? takeTripBack(ctx, { id: trip_id, version, reason }) : accept({ version });

type Crew = {
  readonly driverId: string;
  readonly vehicleId: string;
  readonly name: string;
  readonly providerId: string | null;
  readonly reasons: readonly GateReason[];
};

/** Undefined if one of them does not exist. */
function crewsAt(gate: Gate, { trip_id, mode, to }: Input): readonly Crew[] | undefined {
  if (mode === "pool") return [];
  const crews = to.flatMap(({ driver_id: driverId, vehicle_id: vehicleId }): Crew[] => {
    const [input, driver] = [gate.inputFor(trip_id, driverId, vehicleId), gate.drivers.get(driverId)];
    if (!input || !driver) return [];
    return [{ driverId, vehicleId, name: driver.name, providerId: driver.providerId, reasons: gateReasons(input) }];
  });
  return crews.length === to.length ? crews : undefined;
}

/**
 * Vehicles larger than sold come after those of the right class, so that a coach is not sent for two people
 * while a smaller one is free.
 */
const bySize = (gate: Gate, tripId: string, crews: readonly Crew[]): readonly Crew[] => {
  const sold = gate.trips.get(tripId)?.vehicleClass;
  const sizeOf = ({ vehicleId }: Crew) => oversize(gate.vehicles.get(vehicleId)?.vehicleClass, sold, gate.classes);
  return crews.toSorted((a, b) => sizeOf(a) - sizeOf(b));
};
