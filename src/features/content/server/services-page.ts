import { claimTexts } from "#domain/company/claims.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ServicesView } from "../words/page-shapes.ts";
import { servicesPage as texts } from "../words/pages/service-list.ts";
import { servicePages } from "../words/services/all-services.ts";
import { pictureFor } from "./find-picture.ts";
import { fleetOf, summariseService } from "./summarise-service.ts";
import { findClaims, findVehicleClasses } from "./views.ts";

export async function servicesPage(ctx: Context) {
  const { cards, fleet, overberg, testimonials, ...words } = texts;
  const said = claimTexts(await findClaims(ctx.db)).testimonials.filter(({ page }) => page === "services");
  const view: ServicesView = {
    ...words,
    picture: pictureFor("corporate-events"),
    testimonials: { ...testimonials, items: said },
    cards: {
      more: cards.more,
      book: cards.book,
      services: cards.slugs.flatMap((slug) => servicePages.filter((page) => page.slug === slug)).map(summariseService),
    },
    fleet: { ...fleet, types: fleetOf(await findVehicleClasses(ctx.db)) },
    overberg: { ...overberg, picture: pictureFor("overberg") },
  };
  return accept(view);
}
