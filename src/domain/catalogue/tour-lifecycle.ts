import { lifecycle } from "../lifecycle.ts";
import type { TourState } from "./tour.ts";

/** A tour that has ended can be put back: it is paused until someone puts it on sale again. */
export const tourLifecycle = lifecycle<TourState>({
  draft: ["on_sale", "ended"],
  on_sale: ["paused", "ended"],
  paused: ["on_sale", "ended"],
  ended: ["paused"],
});

type Offered = { readonly state: TourState; readonly priceCents: number | null };

/** Why a tour can’t move; null if it can. What has no price can’t be sold. */
export function moveProblem({ state, priceCents }: Offered, to: TourState): "not_possible" | "no_price" | null {
  if (!tourLifecycle.can(state, to)) return "not_possible";
  return to === "on_sale" && priceCents === null ? "no_price" : null;
}
