import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import { airportName, airportRoutes } from "#domain/company/airport-routes.ts";
import { locate, roadBetween } from "#domain/geography/locate.ts";
import { minutesInTraffic } from "#domain/geography/traffic.ts";
import { pricedClasses } from "#domain/pricing/class-prices.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, type LocalDate, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { noHolidayChanges } from "#domain/time/public-holidays.ts";
import type { Context } from "#platform/context.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import type { ClassFare } from "../contract.ts";

/** A Tuesday without surcharges: no holiday, season or night. */
const plainDay = localDate("2026-11-10");
const shownHours = ["05:00", "07:30", "10:30", "13:30", "17:30", "21:00"];
/** Parties of these sizes have a fixed price; larger ones ask for a quote. */
const listedClasses = (tariff: Tariff) =>
  pricedClasses(tariff)
    .filter(({ state }) => state === "on_sale")
    .flatMap(({ id, name, fewest, most }) => (most === null ? [] : [{ id, name, fewest, most }]));

/** The drive from the airport to a place: distance, duration by hour, and price by vehicle class. */
export async function airportRoute(ctx: Context, { place }: { readonly place: string }) {
  const route = airportRoutes.find(({ slug }) => slug === place);
  const [from, to] = [locate(airportName), locate(route?.place ?? "")];
  if (!route || !from.place || !to.place) return refuse("no_such_place");
  const road = roadBetween(from.place, to.place);
  const { tariff } = await findSellingFacts(ctx.db, { day: localDateOf(ctx.now) });
  return accept({
    kilometres: Math.round(road.kilometres),
    drives: shownHours.map((at) => ({ at, minutes: minutesAt(road.minutes, at) })),
    fares: listedClasses(tariff).map((priced): ClassFare => {
      const fareFor = (passengers: number) => fareOf(route.place, { passengers, tariff, vehicleClass: priced.id });
      return { ...classOf(priced), from_cents: fareFor(priced.fewest), to_cents: fareFor(priced.most) };
    }),
  });
}

const classOf = ({ id, name, fewest, most }: ReturnType<typeof listedClasses>[number]) => ({
  vehicle_class: id,
  name,
  fewest,
  most,
});

/** Rounded to five minutes, because traffic can’t be predicted better. */
const minutesAt = (quietMinutes: number, at: string): number =>
  Math.round(minutesInTraffic(quietMinutes, momentOf(plainDay, localTime(at))) / 5) * 5;

type Party = { readonly passengers: number; readonly tariff: Tariff; readonly vehicleClass: VehicleClass };

function fareOf(destination: string, { passengers, tariff, vehicleClass }: Party): number {
  const booked: LocalDate = addDays(plainDay, -7);
  const noon = localTime("12:00");
  const journey: Journey = {
    service: "airport_transfer",
    offer: "airport-transfers",
    pickupLocation: airportName,
    destination,
    pickupAt: momentOf(plainDay, noon),
    returnAt: null,
    passengers,
    bags: 0,
    vehicleClass,
    childSeats: 0,
    extraStops: [],
    hireUnit: null,
    hireHours: null,
    packageDays: null,
    // The usual price, also if the company made a holiday of that day.
    holidays: noHolidayChanges,
  };
  return priceJourney(journey, tariff, momentOf(booked, noon)).price.total ?? 0;
}
