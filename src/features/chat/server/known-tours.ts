import type { SoldService } from "#domain/catalogue/service.ts";
import type { ServiceRecord, ServiceTexts } from "#domain/catalogue/service-record.ts";
import { isOnSale, type Tour } from "#domain/catalogue/tour.ts";
import type { TourRecord } from "#domain/catalogue/tour-record.ts";
import type { TourTexts } from "#domain/catalogue/tour-texts.ts";
import type { Cents } from "#domain/money/money.ts";
import { type StartingPrices, startingPrices } from "#domain/pricing/starting-prices.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";

/** A tour on sale as the chat knows it: with its page and its starting price. */
export type KnownTour = Tour & { readonly texts: TourTexts; readonly from: Cents };

/** A service on sale, with its page. */
export type KnownService = { readonly service: SoldService; readonly page: ServiceTexts };

/**
 * What the chat answers from. Its words and indexes are made once and kept until the company sells something else: a
 * question is answered in a millisecond, and learning takes forty.
 */
let known: readonly KnownTour[] = [];
let services: readonly KnownService[] = [];
let towns: Tariff["routes"] = startingTariff.routes;
let prices: StartingPrices = startingPrices(startingTariff);
let learnt: unknown;

export const knownServices = (): readonly KnownService[] => services;

/** The towns that have a fixed price from Cape Town. */
export const knownTowns = (): Tariff["routes"] => towns;

/** The starting prices of the tariff it learnt. */
export const knownPrices = (): StartingPrices => prices;

export const knownTours = (): readonly KnownTour[] => known;

/** Whether what it knows is of this catalogue and these towns. */
export const knows = (tariff: Tariff): boolean => learnt === tariff.catalogue && towns === tariff.routes;

/** A tour without a price is not on sale, so it is not talked about. */
export function learnTours(
  tariff: Tariff,
  records: readonly TourRecord[],
  serviceRecords: readonly ServiceRecord[],
): void {
  learnt = tariff.catalogue;
  towns = tariff.routes;
  prices = startingPrices(tariff);
  services = serviceRecords.flatMap(({ service, page }) =>
    page && service.state === "on_sale" ? [{ service, page }] : [],
  );
  known = records.flatMap(({ tour, texts }) => {
    const from = tariff.tours[tour.slug];
    return isOnSale(tour) && from !== undefined ? [{ ...tour, texts, from }] : [];
  });
}

/** Made again when the tours that are known have changed. */
export function fromTours<T>(make: () => T): () => T {
  let made: { readonly of: readonly KnownTour[]; readonly value: T } | undefined;
  return () => {
    if (made?.of !== known) made = { of: known, value: make() };
    return made.value;
  };
}
