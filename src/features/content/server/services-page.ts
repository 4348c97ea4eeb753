import type { ServiceRecord } from "#domain/catalogue/service-record.ts";
import { claimTexts } from "#domain/company/claims.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { PriceLine, ServicesView } from "../words/page-shapes.ts";
import { servicesPage as texts } from "../words/pages/service-list.ts";
import { pictureFor } from "./find-picture.ts";
import { inlandTransfers } from "./inland-transfers.ts";
import { fleetOf, offerTexts, summariseService } from "./summarise-service.ts";
import { findClaims, findServices, findTariffOf, findVehicleClasses } from "./views.ts";

export async function servicesPage(ctx: Context) {
  const { cards, fleet, inland, overberg, pricing, testimonials, ...words } = texts;
  const said = claimTexts(await findClaims(ctx.db)).testimonials.filter(({ page }) => page === "services");
  const onSale = (await findServices(ctx.db)).filter(({ service }) => service.state === "on_sale");
  const view: ServicesView = {
    ...words,
    picture: pictureFor("corporate-events"),
    testimonials: { ...testimonials, items: said },
    cards: {
      more: cards.more,
      book: cards.book,
      services: onSale
        .filter(({ service }) => !cards.without.includes(service.slug))
        .flatMap((record) => summariseService(record) ?? []),
    },
    pricing: { ...pricing, lines: priceLines(pricing.lines, onSale) },
    fleet: { ...fleet, types: fleetOf(await findVehicleClasses(ctx.db)) },
    inland: { ...inland, transfers: inlandTransfers(await findTariffOf(ctx.db, ctx.now)) },
    overberg: { ...overberg, picture: pictureFor("overberg") },
  };
  return accept(view);
}

/** The written lines of what is on sale, then the services that have none. */
function priceLines(written: readonly PriceLine[], onSale: readonly ServiceRecord[]): readonly PriceLine[] {
  const known = written.filter((line) => onSale.some(({ service }) => service.slug === line.service));
  const own = onSale.flatMap(({ service, page }) => {
    if (!page || known.some((line) => line.service === service.slug)) return [];
    const { priceText, priceBasis } = offerTexts(service.kind, page);
    return [{ service: service.slug, name: service.title, price: priceText, note: priceBasis }];
  });
  return [...known, ...own];
}
