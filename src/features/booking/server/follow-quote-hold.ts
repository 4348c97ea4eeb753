import { vehiclesFor, vehiclesFreeFor } from "#domain/capacity.ts";
import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/local-time.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { type PlannedLeg, planTrips } from "#domain/trip-plan.ts";
import { quoteJourney } from "#features/quotes/office-contract.ts";
import type { Context } from "#platform/context.ts";
import { insertQuoteHold, releaseQuoteHolds } from "./follow-quote-store.ts";
import { releaseOverdueHolds } from "./hold-store.ts";
import { findQuoteToKeep, findVersionsOf } from "./quote-views.ts";
import { journeyFrom } from "./read-quote.ts";
import { findFleet, findSellingFacts, findTaken } from "./selling-views.ts";

/** Each try that fails means that somebody else has just taken a vehicle; a fleet has an end. */
const triesAtMost = 10;

export type QuoteKeep = { readonly quoteId: string; readonly until: Date };

/** Keeps a vehicle for every leg a quote speaks of, or for none. False: for one leg none is free. */
export async function keepForQuote(ctx: Context, { quoteId, until }: QuoteKeep): Promise<boolean> {
  const priced = await pricedQuote(ctx, quoteId);
  if (!priced) return false;
  // What an earlier version kept is this one's to take.
  await releaseQuoteHolds(ctx.db, await findVersionsOf(ctx.db, quoteId));
  const legs = planTrips(priced);
  for (const { busy } of legs) await releaseOverdueHolds(ctx.db, ctx.now, busy.from, busy.to);
  for (let tries = 0; tries < triesAtMost; tries++) {
    const chosen = await chooseVehicles(ctx, priced, legs);
    if (!chosen) return false;
    if (await keepAll(ctx, chosen, { quoteId, until })) return true;
  }
  return false;
}

async function pricedQuote(ctx: Context, quoteId: string): Promise<PricedJourney | null> {
  const told = quoteJourney.safeParse(await findQuoteToKeep(ctx.db, quoteId));
  const journey = told.success ? journeyFrom(told.data) : null;
  if (!journey) return null;
  const { tariff } = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt), affiliateCode: null });
  return priceJourney(journey, tariff, ctx.now);
}

type Chosen = Pick<PlannedLeg, "leg" | "busy"> & { readonly vehicleId: string };

async function chooseVehicles(
  ctx: Context,
  { journey, vehicle }: PricedJourney,
  legs: readonly PlannedLeg[],
): Promise<readonly Chosen[] | undefined> {
  const spans = legs.map(({ busy }) => busy);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const party = { band: vehicle.band, passengers: journey.passengers, bags: journey.bags };
  const taken = await findTaken(ctx.db, { from: first.from, to: last.to }, ctx.now);
  const free = vehiclesFreeFor(vehiclesFor(await findFleet(ctx.db), party), taken, spans);
  return free?.flatMap(({ id: vehicleId }, at) => {
    const leg = legs[at];
    return leg ? [{ leg: leg.leg, busy: leg.busy, vehicleId }] : [];
  });
}

/** In the order of time, as every booking does: two who take several never wait for each other. */
async function keepAll(ctx: Context, chosen: readonly Chosen[], { quoteId, until }: QuoteKeep): Promise<boolean> {
  for (const one of chosen) {
    const isKept = await insertQuoteHold(ctx.db, { ...one, id: ctx.newId(), quoteId, until, now: ctx.now });
    if (isKept) continue;
    await releaseQuoteHolds(ctx.db, [quoteId]);
    return false;
  }
  return true;
}

/**
 * A quote that came to nothing keeps no vehicle. One that runs out needs no release: its vehicles are never kept for
 * longer than its price holds.
 */
export const releaseForQuote = (
  ctx: Context,
  { quoteId }: EventOf<"quote.declined" | "quote.withdrawn" | "quote.superseded">,
): Promise<void> => releaseQuoteHolds(ctx.db, [quoteId]);
