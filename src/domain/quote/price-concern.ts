import type { Cents } from "../money/money.ts";

/** Why a price needs a second confirmation: it is zero, or less than the trip costs us. */
export const priceConcerns = ["free", "loss"] as const;
export type PriceConcern = (typeof priceConcerns)[number];

type Weighed = {
  /** The price without VAT. */
  readonly net: Cents;
  /** Our cost; zero if unknown. */
  readonly cost: Cents;
};

export function priceConcern({ net, cost }: Weighed): PriceConcern | null {
  if (net <= 0) return "free";
  return net < cost ? "loss" : null;
}
