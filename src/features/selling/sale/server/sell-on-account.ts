import { doubtsAbout } from "#domain/booking/confirmation.ts";
import { readJourney, seasonOf } from "#domain/booking/read-journey.ts";
import { answerDue, hasFleetFor, mayBeInstant } from "#domain/booking/sale-rules.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { AgreedRate } from "#domain/corporate/rate-card.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { driversFor } from "#domain/trip/drivers-for.ts";
import type { TripRefusal } from "#domain/trip/trip.ts";
import type { JourneyRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import { findAlternatives, promiseFor } from "../../server/make-offer.ts";
import { takeExtras } from "../../server/offer-extras.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { offerVehicles } from "./offer-vehicles.ts";

type BookingDraft = Parameters<Context["bookings"]["write"]>[1];

/** A trip requested by a company, at its agreed price. */
export type Offered = {
  readonly priced: PricedJourney;
  readonly facts: SellingFacts;
  readonly offer: JourneyOffer;
  readonly pickups: readonly Date[];
};

export type AccountSale = {
  readonly offered: Offered;
  readonly booker: BookingDraft["booker"];
  readonly bookerId: string;
  readonly organisationId: string;
  /** The deadline for an approval; null if none is needed. */
  readonly waitsUntil: Date | null;
};

export type SoldOnAccount = { readonly id: string; readonly reference: string; readonly state: BookingDraft["state"] };

export type AccountBuyer = {
  readonly organisationId: string;
  readonly rateFor: (service: JourneyRequest["service_type"]) => AgreedRate | null;
};

/** Prices a trip by the agreement with the company. */
export async function offerOnAccount(
  ctx: Context,
  wish: JourneyRequest,
  { organisationId, rateFor }: AccountBuyer,
): Promise<Result<Offered, TripRefusal | "out_of_season">> {
  const journey = readJourney(wish, ctx.now);
  if (!journey.ok) return journey;
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.value.pickupAt) });
  const season = seasonOf(journey.value, facts.tariff.catalogue);
  if (season) return refuse("out_of_season", { season });
  const wished = withFittingExtras(journey.value, {
    wanted: wish.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  const agreed = { ...wished, buyer: organisationId, companyRate: rateFor(journey.value.service) };
  const priced = priceJourney(agreed, facts.tariff, ctx.now);
  const { pickupAt, returnAt } = journey.value;
  return accept({
    priced,
    facts,
    offer: await offerVehicles(ctx, priced, facts),
    pickups: returnAt ? [pickupAt, returnAt] : [pickupAt],
  });
}

/**
 * Sells on account: confirmed at once, or as a request. Bookings that need approval are saved as drafts with
 * their vehicle.
 */
export async function sellOnAccount(
  ctx: Context,
  sale: AccountSale,
): Promise<Result<SoldOnAccount, "no_vehicle_free" | "extra_unavailable">> {
  const { priced, facts } = sale.offered;
  const short = await takeExtras(ctx, priced);
  if (short) return refuse("extra_unavailable", short);
  const hasCrew = await takeCrew(ctx, sale);
  const isCertain = hasCrew || (doubtsAbout(priced, ctx.now).length === 0 && hasFleetFor(priced, facts.fleet));
  const draft = draftOf(ctx, sale, isCertain);
  const written = await ctx.bookings.write(ctx, draft);
  if (!written.hasVehicles) {
    const alternatives = await findAlternatives(ctx, priced);
    return refuse("no_vehicle_free", { alternatives: alternatives.map((at) => at.toISOString()) });
  }
  const { id, reference } = written;
  if (draft.state !== "draft") await ctx.emit({ type: "booking.created", reference });
  if (draft.state === "confirmed") await ctx.emit({ type: "booking.confirmed", reference });
  return accept({ id, reference, state: draft.state });
}

/** As for any sale at short notice: the driver’s time is locked for this booking until it is written. */
async function takeCrew(
  ctx: Context,
  { offered: { priced, facts, offer }, waitsUntil }: AccountSale,
): Promise<boolean> {
  if (waitsUntil !== null || !mayBeInstant(ctx, priced, facts)) return false;
  if (offer.light !== "green" || (await promiseFor(ctx, priced, facts)).confirmation !== "green") return false;
  return ctx.trips.takeDrivers(ctx, driversFor(ctx, priced));
}

function draftOf(ctx: Context, sale: AccountSale, isCertain: boolean): BookingDraft {
  const { offered, booker, bookerId, organisationId, waitsUntil } = sale;
  const { priced, facts } = offered;
  const common = {
    booker,
    priced,
    settings: facts.settings,
    isTest: false,
    paymentMethod: "account",
    origin: {
      source: "corporate",
      organisationId,
      bookerId,
      affiliateId: null,
      claimedRate: 0,
      partnerId: null,
      appliedRate: 0,
    },
  } as const;
  const confirmation = isCertain ? "green" : "amber";
  if (waitsUntil !== null)
    return {
      ...common,
      state: "draft",
      confirmation,
      responseDueAt: null,
      ...(isCertain && { holdUntil: waitsUntil }),
    };
  if (isCertain) return { ...common, state: "confirmed", confirmation, holdUntil: null, responseDueAt: null };
  return { ...common, state: "requested", confirmation, responseDueAt: answerDue(facts.settings, ctx.now) };
}
