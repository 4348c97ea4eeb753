import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { learnTours } from "#features/chat/server/known-tours.ts";
import { sampleServices } from "../company/sample-service-pages.ts";
import { sampleRecords } from "../company/sample-tour-pages.ts";

const inOrder = sampleTariff.catalogue.tours.map(({ slug }) => slug);
const records = sampleRecords.toSorted(
  (one, other) => inOrder.indexOf(one.tour.slug) - inOrder.indexOf(other.tour.slug),
);

/**
 * For tests that ask the chat without a database: it then knows the demo company’s tours. Each file calls it, because
 * files share a process, and one before may have taught the chat another company’s.
 */
export const knowSampleTours = () => learnTours(sampleTariff, records, sampleServices);
