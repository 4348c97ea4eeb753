import type { Confirmation } from "#domain/booking/confirmation.ts";
import { hasFleetFor } from "#domain/booking/sale-rules.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import { classOf } from "#domain/catalogue/vehicle-class.ts";
import { trailerBags } from "#domain/pricing/choose-vehicle.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { type VehicleOption, vehicleOptions } from "#domain/pricing/vehicle-options.ts";
import type { Context } from "#platform/context.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import { offerOf, promiseFor } from "../../server/make-offer.ts";
import { offerExtras } from "../../server/offer-extras.ts";

type Facts = Pick<SellingFacts, "tariff" | "fleet" | "settings" | "extras">;

/** Our offer for a trip, with every suitable class and all that can be booked beside it. */
export async function offerVehicles(ctx: Context, priced: PricedJourney, facts: Facts): Promise<JourneyOffer> {
  const promised = await promiseFor(ctx, priced, facts);
  const vehicles: JourneyOffer["vehicles"] = [];
  for (const option of vehicleOptions(priced.request, facts.tariff)) {
    const isTaken = option.vehicleClass === priced.vehicle.vehicleClass;
    const light = isTaken ? promised.confirmation : await lightOf(ctx, priced, option, facts);
    if (light) vehicles.push(cardOf(option, light, facts));
  }
  const extras = await offerExtras(ctx, priced, facts);
  return { ...offerOf(priced, promised, facts.settings, ctx.now), vehicles, extras };
}

/** How it would be confirmed in another class; null if we have no vehicle of that class. */
async function lightOf(ctx: Context, priced: PricedJourney, { vehicleClass }: VehicleOption, facts: Facts) {
  const other = priceJourney({ ...priced.journey, vehicleClass: vehicleClass }, facts.tariff, ctx.now);
  return hasFleetFor(other, facts.fleet) ? (await promiseFor(ctx, other, facts)).confirmation : null;
}

function cardOf({ vehicleClass, needsTrailer, total }: VehicleOption, light: Confirmation, { tariff, fleet }: Facts) {
  const known = classOf(tariff.catalogue.classes, vehicleClass);
  return {
    vehicle_class: vehicleClass,
    name: known?.name ?? vehicleClass,
    grade: tariff.catalogue.classes.some(({ comfort }) => comfort !== known?.comfort) ? (known?.grade ?? "") : "",
    drawing: known?.drawing ?? "sedan",
    picture: known?.pictures[0] ?? null,
    inside: known?.inside ?? "",
    description: known?.description ?? "",
    seats: known?.most ?? fleet.largest.find((one) => one.vehicleClass === vehicleClass)?.seats ?? null,
    bags: (known?.bags ?? 0) + (needsTrailer ? trailerBags : 0),
    has_trailer: needsTrailer,
    total_cents: total,
    light,
  };
}
