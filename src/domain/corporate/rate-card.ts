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

/** What one booking is priced with. */
export type AgreedRate =
  | { readonly kind: "discount"; readonly share: number }
  | { readonly kind: "fixed"; readonly cents: number };

/** The rate of a service; null: the list. A fixed price comes before a discount, and that of a service before the usual one. */
export function rateOn(
  { discount, serviceDiscounts, fixedCents }: RateCard,
  service: ServiceOptionId,
): AgreedRate | null {
  const fixed = fixedCents[service];
  if (fixed !== undefined) return { kind: "fixed", cents: fixed };
  const share = serviceDiscounts[service] ?? discount;
  return share > 0 ? { kind: "discount", share } : null;
}
