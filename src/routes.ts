import { alias, type HrefOf, page, shell } from "#platform/route-table.ts";
import type { NotBuiltYet } from "./not-built-yet.ts";

/** Every address of the site, its page and its shell. `page("/x", "y")` in shell "s" is the file shells/s/pages/y.tsx. */
export const shells = [
  shell("public", "anyone", [
    page("/", "home"),
    page("/about", "about"),
    page("/contact", "contact"),
    page("/reviews", "reviews"),
    page("/rideshare", "rideshare"),

    page("/services", "services"),
    page("/services/:service", "service-detail", [
      "airport-transfers",
      "private-shuttles",
      "chauffeur-services",
      "corporate-events",
      "coach-hire",
      "staff-transport",
      "car-hire",
    ]),
    alias("/airport-transfers", "/services/airport-transfers"),
    alias("/private-shuttles", "/services/private-shuttles"),
    alias("/chauffeur-services", "/services/chauffeur-services"),
    alias("/corporate-events", "/services/corporate-events"),
    alias("/coach-hire", "/services/coach-hire"),
    alias("/staff-transport", "/services/staff-transport"),
    alias("/car-hire", "/services/car-hire"),

    page("/tours", "tours"),
    page("/tours/:tour", "tour-detail", [
      "cape-peninsula",
      "winelands",
      "table-mountain",
      "township",
      "whale-watching",
      "sunset-photography",
      "garden-route",
      "robben-island",
      "west-coast",
      "overberg",
    ]),
    alias("/garden-route-detail", "/tours/garden-route"),
    alias("/robben-island-detail", "/tours/robben-island"),
    alias("/west-coast-detail", "/tours/west-coast"),
    alias("/overberg-detail", "/tours/overberg"),
    alias("/sunset-photography-detail", "/tours/sunset-photography"),

    page("/attractions", "attractions"),
    page("/attractions/:attraction", "attraction-detail", [
      "table-mountain",
      "kirstenbosch-gardens",
      "cape-peninsula",
      "robben-island",
      "va-waterfront",
      "cape-winelands",
      "camps-bay",
      "lions-head",
      "bo-kaap",
      "hermanus-whale-watching",
      "zeitz-museum",
      "chapmans-peak",
      "signal-hill",
      "groot-constantia",
      "tsitsikamma",
      "oudtshoorn",
      "cango-caves",
      "mossel-bay",
      "langebaan-lagoon",
      "plettenberg-bay",
      "bettys-bay",
      "hermanus",
      "hermanus-cliff-path",
    ]),

    page("/thank-you/inquiry", "thank-you-inquiry"),
    page("/thank-you/booking", "thank-you-booking"),
    alias("/thank-you-booking", "/thank-you/booking"),
    page("/thank-you-quote", "thank-you-quote"),

    page("/partners", "partners"),
    page("/partners/:kind", "partner-kind", ["travel-agent", "hotel", "driver-provider", "dispatcher"]),
    page("/hotel-partnership", "hotel-partnership"),
  ]),
] as const;

/** Pages for those who build the site; the build for visitors leaves them out. */
export const developmentShells = [shell("public", "anyone", [page("/design", "design")])] as const;

declare module "#platform/browser/link.tsx" {
  interface SiteAddresses {
    path: HrefOf<(typeof shells)[number]> | NotBuiltYet;
  }
}
