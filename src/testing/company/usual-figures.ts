import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import { figuresOf } from "#features/content/words/figures.ts";

/** The figures in the texts, for tests. */
export const usualFigures = figuresOf(sampleSettings, {
  name: "Cape Town Shuttle",
  prices: startingPrices(sampleTariff),
  surcharges: surchargesOf(sampleTariff),
  classes: startingClasses.map(({ id, name, fewest, most, isBase }) => ({ id, name, fewest, most, is_base: isBase })),
});
