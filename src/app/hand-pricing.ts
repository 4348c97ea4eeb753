import { priceTour } from "#features/pricing/server/price-tour.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly pricing: typeof handPricing;
  }
}

/** Prices that are entered where a record is edited, as `ctx.pricing`: the tariff stays their only owner. */
export const handPricing = { priceTour };
