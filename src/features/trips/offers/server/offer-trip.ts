import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { cents } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import { askFrom, needsCall, offerEnds } from "#domain/trip/offer-rules.ts";
import { oversize } from "#domain/trip/rank-candidates.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { showReasons } from "../../server/check-gate.ts";
import { expectPay, suggestPayout } from "../../server/expect-pay.ts";
import { holdBackTrips } from "../../server/hold-back-trips.ts";
import { type Gate, loadGate } from "../../server/load-gate.ts";
import { openAssignment } from "../../server/move-assignment.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { findPayRules, findTaxed } from "../../server/pay-views.ts";
import { takeTripBack } from "../../server/take-trip-back.ts";
import type { offersContract } from "../contract.ts";
import { findActiveProviders } from "./member-views.ts";
import { findOfferRules } from "./offer-views.ts";
import { sendOffers } from "./send-offer.ts";
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

  const from = askFrom(trip.pickupAt, ctx.now);
  const people = mode === "pool" ? providers.map(({ id: providerId }) => ({ providerId })) : bySize(gate, id, allowed);
  const ids = await writeOffers(ctx, { input, gate, people, from });
  await sendOffers(ctx, ids);
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

type Person = { readonly driverId?: string; readonly vehicleId?: string; readonly providerId: string | null };
type Written = {
  readonly input: Input;
  readonly gate: Gate;
  readonly people: readonly Person[];
  /** When the drivers are asked: now, or at the end of the night. */
  readonly from: Date;
};

/**
 * Writes the offers and returns those that are sent now: the first in a cascade, otherwise all. At night a
 * round waits until the morning; a single driver chosen by our team gets the offer at once and has until the
 * morning to answer.
 */
async function writeOffers(ctx: Context, { input, gate, people, from }: Written): Promise<readonly string[]> {
  const { trip_id: tripId, mode } = input;
  const trip = gate.trips.get(tripId);
  if (!trip) throw new Error(`Trip ${tripId} is not at the gate.`);
  const rules = await findOfferRules(ctx.db);
  const busy = timeOfTrip(trip);
  const price = trip.priceCents === null ? null : cents(trip.priceCents);
  const known = { price, payRules: await findPayRules(ctx.db), taxed: await findTaxed(ctx.db, trip.bookingId) };
  const now = { offeredAt: ctx.now, expiresAt: offerEnds(trip.pickupAt, from, rules) };
  const isResting = from > ctx.now && mode !== "direct";
  const ids: string[] = [];
  for (const [at, { driverId, vehicleId, providerId }] of people.entries()) {
    const isOffered = !isResting && (mode !== "cascade" || at === 0);
    const suggested = providerId ? suggestPayout(trip, { ...known, providerId, offers: rules }) : null;
    const id = await openAssignment(ctx, {
      tripId,
      mode,
      busy,
      providerId,
      driverId: driverId ?? null,
      vehicleId: vehicleId ?? null,
      rank: mode === "cascade" ? at + 1 : null,
      expectedPayCents: driverId && !providerId ? expectPay(trip, { ...known, payee: { driverId, providerId } }) : null,
      payoutCents: input.payout_cents === undefined ? suggested : input.payout_cents,
      state: isOffered ? "offered" : "proposed",
      ...(isOffered && now),
    });
    if (isOffered) ids.push(id);
  }
  return ids;
}
