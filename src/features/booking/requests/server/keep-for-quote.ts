import { alternativeNeeds, type VehicleNeed } from "#domain/booking/alternative-needs.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { licensedFor, type Span, vehiclesFor, vehiclesFreeFor } from "#domain/trip/capacity.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import { quoteJourney } from "#features/quotes/draft-contract.ts";
import type { Context } from "#platform/context.ts";
import { findFleet, findSellingFacts, findTaken, findVehicleClasses } from "../../server/selling-views.ts";
import { findTripsToKeep, findVersionsOf } from "./quote-views.ts";
import { journeyFrom } from "./translate-quote.ts";

/** Each failed attempt means that someone else just took a vehicle; the fleet is finite. */
const triesAtMost = 10;

export type QuoteKeep = { readonly quoteId: string; readonly until: Date };

/** Reserves a vehicle for every leg of every option, or none. False if one leg has none. */
export async function keepForQuote(ctx: Context, { quoteId, until }: QuoteKeep): Promise<boolean> {
  const needs = await needsOf(ctx, quoteId);
  if (needs.length === 0) return false;
  // This version takes over the vehicles of an earlier one.
  await ctx.trips.releaseQuoteHolds(ctx, await findVersionsOf(ctx.db, quoteId));
  for (const { busy } of needs) await ctx.trips.releaseOverdueHolds(ctx, busy);
  for (let tries = 0; tries < triesAtMost; tries++) {
    const chosen = await chooseVehicles(ctx, needs);
    if (!chosen) return false;
    if (await keepAll(ctx, chosen, { quoteId, until })) return true;
  }
  return false;
}

/** Vehicles for whichever option is accepted. None while an option has no date. */
async function needsOf(ctx: Context, quoteId: string): Promise<readonly VehicleNeed[]> {
  const classes = await findVehicleClasses(ctx.db);
  const trips: VehicleNeed[][] = [];
  for (const written of await findTripsToKeep(ctx.db, quoteId)) {
    const details = quoteJourney.safeParse(written);
    const journey = details.success ? journeyFrom(details.data) : null;
    if (!journey) return [];
    const { tariff } = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt), affiliateCode: null });
    const priced = priceJourney(journey, tariff, ctx.now);
    const party = { vehicleClass: priced.vehicle.vehicleClass, passengers: journey.passengers, bags: journey.bags };
    trips.push(planTrips(priced).map(({ busy }) => ({ busy, party, services: [journey.service] })));
  }
  return alternativeNeeds(trips, classes);
}

type Chosen = { readonly leg: number; readonly busy: Span; readonly vehicleId: string };

async function chooseVehicles(ctx: Context, needs: readonly VehicleNeed[]): Promise<readonly Chosen[] | undefined> {
  const [fleet, classes] = [await findFleet(ctx.db), await findVehicleClasses(ctx.db)];
  const from = new Date(Math.min(...needs.map(({ busy }) => busy.from.getTime())));
  const to = new Date(Math.max(...needs.map(({ busy }) => busy.to.getTime())));
  const taken = [...(await findTaken(ctx.db, { from, to }, ctx.now))];
  const chosen: Chosen[] = [];
  for (const [at, { busy, party, services }] of needs.entries()) {
    const licensed = services.reduce((left, service) => licensedFor(left, service), fleet);
    const [vehicle] = vehiclesFreeFor(vehiclesFor(licensed, party, classes), taken, [busy]) ?? [];
    if (!vehicle) return undefined;
    taken.push({ ...busy, vehicleId: vehicle.id });
    chosen.push({ leg: at + 1, busy, vehicleId: vehicle.id });
  }
  return chosen;
}

/** In chronological order, as for every booking, so that two who take several never deadlock. */
async function keepAll(ctx: Context, chosen: readonly Chosen[], { quoteId, until }: QuoteKeep): Promise<boolean> {
  for (const one of chosen) {
    const isKept = await ctx.trips.holdForQuote(ctx, { ...one, id: ctx.newId(), quoteId, until, now: ctx.now });
    if (isKept) continue;
    await ctx.trips.releaseQuoteHolds(ctx, [quoteId]);
    return false;
  }
  return true;
}
