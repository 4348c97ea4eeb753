import type { TourState } from "./tour.ts";

export const tourLabels: Readonly<
  Record<TourState, { readonly label: string; readonly tone: "neutral" | "ok" | "warn" }>
> = {
  draft: { label: "Draft", tone: "neutral" },
  on_sale: { label: "On sale", tone: "ok" },
  paused: { label: "Paused", tone: "warn" },
  ended: { label: "Ended", tone: "neutral" },
};
