import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { learnTours } from "#features/chat/server/known-tours.ts";
import { sampleRecords } from "../company/sample-tour-pages.ts";

/** Import it where the chat is asked without a database: it then knows the demo company’s tours. */
const inOrder = sampleTariff.catalogue.tours.map(({ slug }) => slug);
learnTours(
  sampleTariff,
  sampleRecords.toSorted((one, other) => inOrder.indexOf(one.tour.slug) - inOrder.indexOf(other.tour.slug)),
);
