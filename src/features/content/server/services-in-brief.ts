import type { ServiceRecord } from "#domain/catalogue/service-record.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ServiceCard } from "../words/page-shapes.ts";
import { pictureOf } from "./find-picture.ts";
import { offerTexts } from "./summarise-service.ts";
import { findServices } from "./views.ts";

export async function servicesInBrief(ctx: Context) {
  const onSale = (await findServices(ctx.db)).filter(({ service }) => service.state === "on_sale");
  return accept({ cards: onSale.map(serviceCardOf) });
}

const featuresShown = 4;

export const serviceCardOf = ({ service, picture, page }: ServiceRecord): ServiceCard => ({
  slug: service.slug,
  kind: service.kind,
  isUsual: service.isUsual,
  title: service.title,
  picture: picture && pictureOf(picture),
  page: page && {
    description: page.shortDescription,
    features: page.features.slice(0, featuresShown),
    priceText: offerTexts(service.kind, page).priceText,
  },
});
