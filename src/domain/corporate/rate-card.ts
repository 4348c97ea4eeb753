import type { ServiceOptionId } from "../company/catalogue.ts";

/** Days a company has to pay an invoice. */
export const termsDays = [7, 15, 30] as const;
export type TermsDays = (typeof termsDays)[number];

export type CostCentre = { readonly code: string; readonly name: string };

type ByService = Readonly<Partial<Record<ServiceOptionId, number>>>;

/** A company’s own prices: fixed for a service, or a discount on the list price. */
export type RateCard = {
  readonly discount: number;
  readonly serviceDiscounts: ByService;
  readonly fixedCents: ByService;
};

export type AgreedRate = {
  /** Discount on the list price. */
  readonly share: number;
  /** For each way in a sedan; larger vehicles get the discount. */
  readonly fixedCents?: number;
};

/** The rate of a service; null: list price. A service’s own discount comes before the general one. */
export function rateOn(card: RateCard, service: ServiceOptionId): AgreedRate | null {
  const share = card.serviceDiscounts[service] ?? card.discount;
  const fixedCents = card.fixedCents[service];
  if (fixedCents !== undefined) return { share, fixedCents };
  return share > 0 ? { share } : null;
}
