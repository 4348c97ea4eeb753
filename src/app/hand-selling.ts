import { describePromo } from "#features/selling/sale/server/apply-promo.ts";
import { companyTerms } from "#features/selling/sale/server/company-terms.ts";
import { offerVehicles } from "#features/selling/sale/server/offer-vehicles.ts";
import { sellJourney } from "#features/selling/sale/server/sell-journey.ts";
import { offerOnAccount, sellOnAccount } from "#features/selling/sale/server/sell-on-account.ts";
import { findAlternatives } from "#features/selling/server/make-offer.ts";
import { offerExtras } from "#features/selling/server/offer-extras.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly selling: typeof handSelling;
  }
}

/** Sales and offers within other features’ transactions, as `ctx.selling`. */
export const handSelling = {
  findAlternatives,
  offerExtras,
  offerVehicles,
  describePromo,
  companyTerms,
  sellJourney,
  offerOnAccount,
  sellOnAccount,
};
