import { serviceKeyOf } from "../catalogue/service.ts";
import { localDateOf } from "../time/local-time.ts";
import { promoBase } from "./buyer-steps.ts";
import { type Journey, type PricedJourney, priceJourney } from "./journey-price.ts";
import { type PromoCode, type PromoProblem, promoProblem, promoTermsOf } from "./promo-code.ts";
import type { Tariff } from "./tariff.ts";

type Priced = { readonly priced: PricedJourney; readonly problem: PromoProblem | null };

/** The price with a promo code, or without it and why. */
export function priceWithPromo(journey: Journey, promo: PromoCode | null, tariff: Tariff, bookedAt: Date): Priced {
  const plain = priceJourney(journey, tariff, bookedAt);
  if (!promo) return { priced: plain, problem: null };
  const { price, request, vehicle } = plain;
  const problem = promoProblem(promo, {
    today: localDateOf(bookedAt),
    service: serviceKeyOf(plain.services, plain.journey),
    offer: plain.journey.offer,
    vehicleClass: vehicle.vehicleClass,
    travelOn: localDateOf(journey.pickupAt),
    sum: price.total === null ? null : promoBase(price.trace),
    hasOwnRate: Boolean(request.partner ?? request.companyRate),
  });
  if (problem) return { priced: plain, problem };
  return { priced: priceJourney({ ...journey, promo: promoTermsOf(promo) }, tariff, bookedAt), problem: null };
}
