import { cents } from "#domain/money/money.ts";
import { offerEnds } from "#domain/trip/offer-rules.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { OfferMode } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { expectPay, suggestPayout } from "../../server/expect-pay.ts";
import type { Gate } from "../../server/load-gate.ts";
import { openAssignment } from "../../server/move-assignment.ts";
import { findPayRules, findTaxed } from "../../server/pay-views.ts";
import { findOfferRules } from "./offer-views.ts";
import { sendOffers } from "./send-offer.ts";

/** A driver with a vehicle, or a provider who names both. */
export type Recipient = {
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly providerId: string | null;
  /** Of automatic dispatch: why they are asked, and in which place. */
  readonly explained?: string;
};

type Round = {
  readonly tripId: string;
  readonly way: Exclude<OfferMode, "hard">;
  readonly gate: Gate;
  /** In the order in which a cascade asks them. */
  readonly people: readonly Recipient[];
  /** When they are asked: now, or at the end of the night. */
  readonly from: Date;
  /** Undefined: the suggested share for providers and their drivers, none for our own. */
  readonly payoutCents?: number | null | undefined;
};

/** A provider in a list of drivers is asked in its turn and keeps its mode: only its own people may accept. */
const modeOf = (way: Round["way"], { driverId }: Recipient): OfferMode => (driverId === null ? "pool" : way);

export function gateTripOf(gate: Gate, tripId: string) {
  const trip = gate.trips.get(tripId);
  if (!trip) throw new Error(`Trip ${tripId} is not at the gate.`);
  return trip;
}

/**
 * Writes the offers of a round, sends those that are due now and returns them: the first in a cascade, otherwise all. At
 * night a round waits until the morning; a single driver chosen by our team gets the offer at once and has until the
 * morning to answer.
 */
export async function openRound(ctx: Context, { tripId, way, gate, people, from, payoutCents }: Round) {
  const trip = gateTripOf(gate, tripId);
  const rules = await findOfferRules(ctx.db);
  const busy = timeOfTrip(trip);
  const price = trip.priceCents === null ? null : cents(trip.priceCents);
  const known = { price, payRules: await findPayRules(ctx.db), taxed: await findTaxed(ctx.db, trip.bookingId) };
  const now = { offeredAt: ctx.now, expiresAt: offerEnds(trip.pickupAt, from, rules) };
  const isResting = from > ctx.now && way !== "direct";
  const ids: string[] = [];
  for (const [at, person] of people.entries()) {
    const { driverId, vehicleId, providerId, explained = null } = person;
    const isOffered = !isResting && (way !== "cascade" || at === 0);
    const suggested = providerId ? suggestPayout(trip, { ...known, providerId, offers: rules }) : null;
    const id = await openAssignment(ctx, {
      tripId,
      mode: modeOf(way, person),
      busy,
      providerId,
      driverId,
      vehicleId,
      explained,
      rank: way === "cascade" ? at + 1 : null,
      expectedPayCents: driverId && !providerId ? expectPay(trip, { ...known, payee: { driverId, providerId } }) : null,
      payoutCents: payoutCents === undefined ? suggested : payoutCents,
      state: isOffered ? "offered" : "proposed",
      ...(isOffered && now),
    });
    if (isOffered) ids.push(id);
  }
  await sendOffers(ctx, ids);
  return ids;
}
