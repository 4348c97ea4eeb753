import type { contentContract } from "#features/content/contract.ts";
import type { PageStore } from "#platform/page-store.ts";
import type { WizardPictures } from "./service-step.tsx";

/**
 * For loaders: pictures for the cards of services and tours, so that the full list stays out of the page's
 * script.
 */
export async function readWizardPictures(store: PageStore): Promise<WizardPictures> {
  const [{ pictures }, { cards }] = await Promise.all([
    import("#features/content/words/pictures.gen.ts"),
    store.read<typeof contentContract.tourCards>("tour-cards", {}),
  ]);
  return {
    airport_transfer: pictures["airport-transfers"],
    chauffeur_service: pictures["car-hire"],
    "chauffeur-services": pictures["chauffeur-services"],
    day_tour: cards[0]?.picture ?? pictures["cape-peninsula"],
    group_transport: pictures["group-transfers"],
    "coach-hire": pictures["coach-hire"],
    staff_transport: pictures["staff-transport"],
    corporate_events: pictures["corporate-events"],
    custom: pictures["chapmans-peak"],
    ...Object.fromEntries(cards.map(({ tour, picture }) => [tour.id, picture])),
  };
}
