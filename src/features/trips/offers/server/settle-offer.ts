import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { OfferStanding } from "#domain/trip/offer-round.ts";
import type { Context } from "#platform/context.ts";
import { checkGate } from "../../server/check-gate.ts";
import { checkProviders } from "../../server/check-providers.ts";
import { giveTrip } from "../../server/give-trip.ts";
import { moveAssignment } from "../../server/move-assignment.ts";
import { lockQuota } from "../../server/provider-views.ts";
import { lockTrip, type TripRow } from "../../server/store.ts";
import type { OfferRefusal } from "../contract.ts";
import { continueRound } from "./continue-round.ts";
import { standingAt } from "./describe-offer.ts";
import { findOffer, type Offer } from "./offer-views.ts";

type Crew = { readonly driverId: string; readonly vehicleId: string };
type Settled = Result<{ standing: OfferStanding }, OfferRefusal>;

/** Locks the trip first: if two drivers accept at once, the second sees the first one’s result. */
async function lockOffer(ctx: Context, { id, tripId }: Offer) {
  const trip = await lockTrip(ctx.db, tripId);
  const offer = await findOffer(ctx.db, id);
  if (!trip || !offer) throw new Error(`Offer ${id} has lost its trip.`);
  return { trip, offer, standing: standingAt(offer, ctx.now) };
}

/** Accepts an offer: the driver gets the trip and all other offers end. Accepting twice counts once. */
export async function acceptOffer(ctx: Context, request: Offer, crew: Crew, onBehalf?: string): Promise<Settled> {
  const { trip, offer, standing } = await lockOffer(ctx, request);
  if (standing === "accepted") return accept({ standing });
  if (standing === "declined") return refuse("already_declined");
  if (standing !== "open") return refuse(standing);
  return giveTo(ctx, { trip, offer, crew, onBehalf });
}

type Input = {
  readonly trip: TripRow;
  readonly offer: Offer;
  readonly crew: Crew;
  /** Set if our team accepted for the driver, with the reason. */
  readonly onBehalf: string | undefined;
};

/** The situation may have changed since the offer was made, so the gate is checked again. */
async function giveTo(ctx: Context, { trip, offer, crew, onBehalf }: Input): Promise<Settled> {
  const checked = await checkGate(ctx, { tripId: trip.id, ...crew });
  if (!checked) return refuse("withdrawn");
  const { reasons, busy } = checked;
  const limited = offer.mode === "pool" && offer.providerId ? await limitsOn(ctx, trip, offer.providerId) : [];
  if (reasons.length + limited.length > 0)
    return refuse("blocked", { reasons: [...reasons.map(gateReasonSentence), ...limited] });
  const result = await giveTrip(ctx, { trip, ...crew, busy, offerId: offer.id, reason: onBehalf ?? "accepted" });
  if (!result.ok) return refuse("blocked", { reasons: ["The driver or the vehicle has another trip then."] });
  return accept({ standing: "accepted" });
}

/** Quotas count what was accepted: a provider with two offers and one trip left takes one of them. */
async function limitsOn(ctx: Context, trip: TripRow, providerId: string): Promise<readonly string[]> {
  await lockQuota(ctx.db, providerId);
  const checks = await checkProviders(ctx, trip, [providerId], { withOffers: false });
  return checks.get(providerId)?.reasons ?? [];
}

/** Declines an offer and asks the next driver. Declining twice counts once. */
export async function declineOffer(ctx: Context, request: Offer, reason: string): Promise<Settled> {
  const { trip, offer, standing } = await lockOffer(ctx, request);
  if (standing === "declined") return accept({ standing });
  if (standing === "accepted") return refuse("already_accepted");
  if (standing !== "open") return refuse(standing);

  const changes = { respondedAt: ctx.now, reason: reason || null };
  const moved = await moveAssignment(ctx, { id: offer.id, to: "declined", reason, changes });
  if (!moved.ok) throw new Error(`Offer ${offer.id} could not be declined: ${moved.reason}`);
  await continueRound(ctx, trip);
  return accept({ standing: "declined" });
}
