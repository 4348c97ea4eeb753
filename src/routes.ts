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
    page("/travel-agent-application", "travel-agent-application"),
    page("/hotel-partner-application", "hotel-partner-application"),
    page("/partner-application", "application-status"),

    page("/signup", "signup"),
    page("/auth", "auth"),
    page("/partner-login", "partner-login"),
  ]),
  shell("entrance", "anyone", [
    page("/admin-login", "admin-login"),
    alias("/admin/login", "/admin-login"),
    page("/dispatcher-login", "dispatcher-login"),
    alias("/dispatcher/auth", "/dispatcher-login"),
    page("/dispatcher/invite/accept", "dispatcher-invite-accept"),
    page("/driver/auth", "driver-auth"),
    page("/driver-invite", "driver-invite"),
    page("/driver-portal", "driver-portal"),
    page("/driver-signup", "driver-signup"),
    page("/driver-provider-application", "driver-provider-application"),
    page("/dispatcher-application", "dispatcher-application"),
  ]),
  shell("customer", "signed_in", [page("/dashboard", "dashboard")]),
  shell(
    "partner",
    ["hotel", "travel_agent", "driver_provider", "corporate"],
    [page("/hotel/dashboard", "hotel-dashboard")],
  ),
  shell(
    "driver",
    ["driver"],
    [page("/driver/dashboard", "dashboard"), alias("/driver-dashboard", "/driver/dashboard")],
  ),
  shell("dispatcher", ["dispatcher", "admin", "super_user"], [page("/dispatcher/dashboard", "dashboard")]),
  shell(
    "admin",
    ["admin", "super_user"],
    [
      page("/admin", "overview"),
      page("/admin/hotels", "hotels"),
      page("/admin/travel-agents", "travel-agents"),
      page("/admin/dispatchers", "dispatchers"),
      page("/admin/partner-drivers", "partner-drivers"),
      page("/admin/super-user", "super-user"),
    ],
  ),
] as const;

/** Pages for those who build the site; the build for visitors leaves them out. */
export const developmentShells = [shell("public", "anyone", [page("/design", "design")])] as const;

declare module "#platform/browser/link.tsx" {
  interface SiteAddresses {
    path: HrefOf<(typeof shells)[number]> | NotBuiltYet;
  }
}
