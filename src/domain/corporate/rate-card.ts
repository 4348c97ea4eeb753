import type { ServiceOptionId } from "../company/catalogue.ts";

/** Days a company has to pay an invoice. */
export const termsDays = [7, 15, 30] as const;
export type TermsDays = (typeof termsDays)[number];

export type CostCentre = { readonly code: string; readonly name: string };

type ByService = Readonly<Partial<Record<ServiceOptionId, number>>>;

/** A company’s own prices: fixed for a service, or less than the list by a share. */
export type RateCard = {
  readonly discount: number;
  readonly serviceDiscounts: ByService;
  readonly fixedCents: ByService;
};

/** The inputs of one booking’s price. */
export type AgreedRate = {
  /** Off the list. */
  readonly share: number;
  /** For each way in a sedan; larger vehicles have the discount. */
  readonly fixedCents?: number;
};

/** The rate of a service; null: the list. The discount of a service comes before the usual one. */
export function rateOn(card: RateCard, service: ServiceOptionId): AgreedRate | null {
  const share = card.serviceDiscounts[service] ?? card.discount;
  const fixedCents = card.fixedCents[service];
  if (fixedCents !== undefined) return { share, fixedCents };
  return share > 0 ? { share } : null;
}
