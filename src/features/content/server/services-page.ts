import { vehicleClasses } from "#domain/company/catalogue.ts";
import { accept } from "#domain/result.ts";
import type { ServicesView } from "../words/page-shapes.ts";
import { servicesPage as texts } from "../words/pages/service-list.ts";
import { servicePages } from "../words/services/all-services.ts";
import { pictureFor } from "./find-picture.ts";
import { summariseFleet, summariseService } from "./summarise-service.ts";

export async function servicesPage() {
  const { cards, fleet, overberg, ...words } = texts;
  const view: ServicesView = {
    ...words,
    picture: pictureFor("corporate-events"),
    cards: {
      more: cards.more,
      book: cards.book,
      services: cards.slugs.flatMap((slug) => servicePages.filter((page) => page.slug === slug)).map(summariseService),
    },
    fleet: { ...fleet, types: summariseFleet(vehicleClasses.map(({ id }) => id)) },
    overberg: { ...overberg, picture: pictureFor("overberg") },
  };
  return accept(view);
}
