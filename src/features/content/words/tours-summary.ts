import type { Href } from "#platform/browser/link.tsx";
import type { TourSlug } from "./page-shapes.ts";

/** A tour at a glance, for posters, menus and lists. */
export type TourSummary = {
  /** Names its picture, too. */
  id: TourSlug;
  title: string;
  duration: string;
  /** Only for seasonal tours. */
  season?: string;
  detailPage: Href;
  bookingRoute: Href;
};

/** The ten private tours. */
export const toursSummary: readonly TourSummary[] = [
  {
    id: "cape-peninsula",
    title: "Cape Peninsula",
    duration: "8–9\u00a0h",
    detailPage: "/tours/cape-peninsula",
    bookingRoute: "/book/cape-peninsula",
  },
  {
    id: "winelands",
    title: "Winelands",
    duration: "8–9\u00a0h",
    detailPage: "/tours/winelands",
    bookingRoute: "/book/winelands",
  },
  {
    id: "whale-watching",
    title: "Whale Watching",
    duration: "8–10\u00a0h",
    season: "June–November",
    detailPage: "/tours/whale-watching",
    bookingRoute: "/book/whale-watching",
  },
  {
    id: "robben-island",
    title: "Robben Island",
    duration: "5–6\u00a0h",
    detailPage: "/tours/robben-island",
    bookingRoute: "/book/robben-island",
  },
  {
    id: "table-mountain",
    title: "Table Mountain",
    duration: "6–7\u00a0h",
    detailPage: "/tours/table-mountain",
    bookingRoute: "/book/table-mountain",
  },
  {
    id: "township",
    title: "Township",
    duration: "4–5\u00a0h",
    detailPage: "/tours/township",
    bookingRoute: "/book/township-tour",
  },
  {
    id: "sunset-photography",
    title: "Sunset Photography",
    duration: "4–5\u00a0h",
    detailPage: "/tours/sunset-photography",
    bookingRoute: "/book/sunset-photography",
  },
  {
    id: "garden-route",
    title: "Garden Route",
    duration: "2–3 days",
    detailPage: "/tours/garden-route",
    bookingRoute: "/book/garden-route",
  },
  {
    id: "west-coast",
    title: "West Coast",
    duration: "10–12\u00a0h",
    season: "August–September",
    detailPage: "/tours/west-coast",
    bookingRoute: "/book/west-coast",
  },
  {
    id: "overberg",
    title: "Overberg",
    duration: "12–14\u00a0h",
    detailPage: "/tours/overberg",
    bookingRoute: "/book/overberg",
  },
];
