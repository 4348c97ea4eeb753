import { closedBecause, runsOn, tourChosen } from "#domain/booking/tour-season.ts";
import { isOnSale, startTimeOf, type Tour } from "#domain/catalogue/tour.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { promiseFor } from "../../server/make-offer.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import type { TourDay } from "../contract.ts";

type Input = { readonly tour: string; readonly passengers: number; readonly from: LocalDate | null };

const shownDays = 14;
/** Every season starts within this many days. */
const searchedDays = 366;
/** A tour costs the same from any address in our area, so one in the city centre is enough. */
const usualPickup = "Cape Town City Centre";

/** The next days of a tour, with the price for a party and whether a vehicle is free, by the rules of a booking. */
export async function tourDays(ctx: Context, { tour: request, passengers, from }: Input) {
  const { tours } = (await findSellingFacts(ctx.db, { day: localDateOf(ctx.now) })).tariff.catalogue;
  const tour = tourChosen({ service: "day_tour", offer: request }, tours.filter(isOnSale));
  if (!tour) return refuse("no_such_tour");
  const first = firstDay(tour, from, ctx.now);
  const days: TourDay[] = [];
  for (let day = 0; day < shownDays; day++)
    days.push(await dayOf(ctx, tour, { date: addDays(first, day), passengers }));
  const { fleet, tariff } = await findSellingFacts(ctx.db, { day: first });
  const { vehicleClass } = priceJourney(journeyOn(tour, { date: first, passengers }), tariff, ctx.now).vehicle;
  return accept({
    passengers,
    vehicle_kind: vehicleClassName(tariff.catalogue.classes, vehicleClass),
    seats_at_most: Math.max(0, ...fleet.largest.map(({ seats }) => seats)),
    start_time: startTimeOf(tour),
    days,
  });
}

/** The requested day if it is in the future; otherwise tomorrow or the season’s first day. */
function firstDay(tour: Tour, from: LocalDate | null, now: Date): LocalDate {
  const tomorrow = addDays(localDateOf(now), 1);
  if (from !== null) return from > tomorrow ? from : tomorrow;
  const ahead = Array.from({ length: searchedDays }, (_, day) => addDays(tomorrow, day));
  return ahead.find((date) => runsOn(tour, date)) ?? tomorrow;
}

type Party = { readonly date: LocalDate; readonly passengers: number };

async function dayOf(ctx: Context, tour: Tour, { date, passengers }: Party): Promise<TourDay> {
  const closed = closedBecause(tour, date);
  if (closed !== null) return { date, state: "closed", total_cents: null, notes: [closed], doubts: [] };
  const facts = await findSellingFacts(ctx.db, { day: date });
  const priced = priceJourney(journeyOn(tour, { date, passengers }), facts.tariff, ctx.now);
  const { confirmation, doubts } = await promiseFor(ctx, priced, facts);
  const raised = priced.price.trace.filter(({ step }) => step === "time").map(({ text }) => text);
  return { date, state: confirmation, total_cents: priced.price.total, notes: raised, doubts: [...doubts] };
}

const journeyOn = (tour: Tour, { date, passengers }: Party): Journey => ({
  service: "day_tour",
  offer: tour.slug,
  pickupLocation: usualPickup,
  destination: "",
  pickupAt: momentOf(date, localTime(startTimeOf(tour))),
  returnAt: null,
  passengers,
  bags: 0,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
});
