import type { Cents } from "../money/money.ts";

/** Why a price is asked about a second time before it counts: it is nothing, or less than the trip costs us. */
export const priceConcerns = ["free", "loss"] as const;
export type PriceConcern = (typeof priceConcerns)[number];

type Weighed = {
  /** The charge, without VAT. */
  readonly net: Cents;
  /** Our cost; nothing where no one has said. */
  readonly cost: Cents;
};

export function priceConcern({ net, cost }: Weighed): PriceConcern | null {
  if (net <= 0) return "free";
  return net < cost ? "loss" : null;
}
