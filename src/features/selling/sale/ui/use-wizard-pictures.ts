import { tours } from "#domain/company/catalogue.ts";
import type { WizardPictures } from "./service-step.tsx";

/**
 * For loaders: pictures for the cards of services and tours, so that the full list stays out of the page's
 * script.
 */
export async function readWizardPictures(): Promise<WizardPictures> {
  const { pictures } = await import("#features/content/words/pictures.gen.ts");
  const { tourPictures } = await import("#features/content/words/tour-pictures.ts");
  const named: WizardPictures = tourPictures;
  return {
    airport_transfer: pictures["airport-transfers"],
    chauffeur_service: pictures["car-hire"],
    "chauffeur-services": pictures["chauffeur-services"],
    day_tour: pictures["cape-peninsula"],
    group_transport: pictures["group-transfers"],
    "coach-hire": pictures["coach-hire"],
    staff_transport: pictures["staff-transport"],
    corporate_events: pictures["corporate-events"],
    custom: pictures["chapmans-peak"],
    ...Object.fromEntries(tours.flatMap(({ slug }) => (named[slug] ? [[slug, named[slug]]] : []))),
  };
}
