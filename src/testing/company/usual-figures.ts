import { sampleTariff, sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import { figuresOf } from "#features/content/words/figures.ts";

/** The figures in the texts, for tests. */
export const usualFigures = figuresOf(
  { ...sampleSettings, claims: claimFigures(sampleClaims) },
  {
    name: "Cape Town Shuttle",
    prices: startingPrices(sampleTariff),
    services: startingServices,
    tours: sampleTours,
    surcharges: surchargesOf(sampleTariff),
    classes: startingClasses.map(({ id, name, fewest, most, isBase }) => ({ id, name, fewest, most, is_base: isBase })),
  },
);
