import type { contentContract } from "#features/content/contract.ts";
import type { PageStore } from "#platform/page-store.ts";
import type { WizardPictures } from "./service-step.tsx";

/**
 * For loaders: pictures for the cards of services and tours, so that the full list stays out of the page's
 * script.
 */
export async function readWizardPictures(store: PageStore): Promise<WizardPictures> {
  const [{ cards }, services] = await Promise.all([
    store.read<typeof contentContract.tourCards>("tour-cards", {}),
    store.read<typeof contentContract.servicesInBrief>("services-in-brief", {}),
  ]);
  const [firstTour] = cards;
  const shown = services.cards.flatMap(({ slug, kind, isUsual, picture }) =>
    picture ? [[slug, picture] as const, ...(isUsual ? [[kind, picture] as const] : [])] : [],
  );
  return {
    ...(firstTour && { day_tour: firstTour.picture, "day-tour": firstTour.picture }),
    ...Object.fromEntries(shown),
    ...Object.fromEntries(cards.map(({ tour, picture }) => [tour.id, picture])),
  };
}
