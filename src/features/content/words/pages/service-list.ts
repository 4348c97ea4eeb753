import type { Href } from "#platform/browser/link.tsx";
import { coverageAreas } from "../coverage-areas.ts";
import { gardenRoutePackages } from "../garden-route-packages.ts";
import { overbergDestinations } from "../overberg-destinations.ts";
import type { PriceLine } from "../page-shapes.ts";

type Action = { readonly label: string; readonly to: Href };

/** Services without a card: car hire is linked from the chauffeur’s page and the menu. */
const withoutCard: readonly string[] = ["car-hire"];

const whyChooseUs = [
  {
    icon: "route",
    title: "Local roads, known by heart",
    text: "Which lane, which gate, which hour. It saves you more minutes than a bigger engine would.",
  },
  {
    icon: "price",
    title: "A price before the trip",
    text: "Agreed in rand and in writing. Traffic is our risk, so the fare does not move with it.",
  },
  {
    icon: "shield",
    title: "Licensed and insured",
    text: "Drivers have passenger permits, vehicles have operating licences, and everyone on board is covered.",
  },
  {
    icon: "clock",
    title: "Awake at 04:00",
    text: "Our team works round the clock. Early flights and late shifts are ordinary work here.",
  },
  {
    icon: "child",
    title: "Family-friendly",
    text: "Seats for children under 12 are free and fitted before the vehicle sets out.",
  },
  {
    icon: "people",
    title: "One team for any size",
    text: "From a single suitcase to a conference, the same people plan it and the same people answer.",
  },
] as const;

/** The company's own claims; the guarantee leads to its terms. */
const promises = {
  safety: "years without accidents",
  terms: { label: "Read the terms", to: "/guarantee" } satisfies Action,
} as const;

const priceLines: readonly PriceLine[] = [
  {
    service: "airport-transfers",
    name: "Airport transfers",
    price: "From {airport.ride}",
    note: "Per vehicle for up to 3 passengers and {ride.km}\u00a0km; 1–22 passengers, 45–60 minutes",
  },
  {
    service: "private-shuttles",
    name: "Private shuttles",
    price: "From {shuttle.person} per person",
    note: "For 3 passengers, up to {ride.km}\u00a0km; 3–22 passengers",
  },
  {
    service: "chauffeur-services",
    name: "Chauffeur services",
    price: "From {chauffeur.day} per day",
    note: "Per vehicle, {chauffeur.hours} hours; 1–3 passengers, 8–12 hours",
  },
  {
    service: "car-hire",
    name: "Car hire with driver",
    price: "From {hire.half}",
    note: "Per vehicle, half day; full day {hire.full}+",
  },
  {
    service: "coach-hire",
    name: "Coach hire",
    price: "From {coach.day} per day",
    note: "Per coach of up to 22 seats; 15–50+ passengers",
  },
  { service: "staff-transport", name: "Staff transport", price: "Custom quote", note: "By route, seat or month" },
  { service: "corporate-events", name: "Corporate events", price: "Custom quote", note: "Planned event by event" },
];

const getQuote: Action = { label: "Get Free Quote", to: "/booking" };

/** The services overview; its cards use the services' own texts. */
export const servicesPage = {
  metaTitle: "Transport services in Cape Town and the Western Cape",
  metaDescription:
    "Airport transfers, shuttles, chauffeurs, coaches, staff and event transport in {town}, with prices, areas, fleet and inland transfers.",
  hero: {
    kicker: "Services",
    title: "Whatever has to be there on time",
    lead: "One passenger at dawn or a conference at noon. Seven services, four sizes of vehicle and one team that plans them all.",
    action: getQuote,
  },
  cards: { without: withoutCard, more: "Learn More", book: "Book Now" },
  whyChooseUs: { kicker: "What you can count on", title: "Why choose us", items: whyChooseUs, promises },
  coverage: {
    kicker: "Coverage areas",
    title: "Where we drive",
    lead: "Anywhere within 100\u00a0km of Cape Town is home ground. These are the parts we cross daily. If yours is missing, it is most likely still covered.",
    areas: coverageAreas,
    action: { label: "Check Your Area", to: "/contact" } satisfies Action,
  },
  fleet: {
    kicker: "Vehicles",
    title: "The fleet",
    lead: "We send the smallest vehicle that seats everyone and their bags. For 23 to 44 passengers, ask for a free quote.",
  },
  pricing: {
    kicker: "Prices",
    title: "Transparent pricing",
    lead: "Where each service starts. Distance, size and hours add to it, and your quote shows how.",
    lines: priceLines,
    notes: [
      "All prices in South African rand (ZAR)",
      "Reduced price for groups of {group.from} or more",
      "Tolls and paid parking shown as separate lines, at cost",
      "Credit card, bank transfer, cash or corporate account",
    ],
    action: { label: "Calculate Your Fare", to: "/booking" } satisfies Action,
  },
  surcharges: {
    kicker: "Nothing hidden",
    title: "Everything that can be added",
    lead: "The price you see before you book includes all of it. Percentages are of the fare.",
    columns: { name: "Surcharge", adds: "Adds", applies: "For" },
  },
  inland: {
    kicker: "Beyond the city",
    title: "Inland transfers",
    lead: "One way from Cape Town, in a private vehicle. Times are for a clear road without stops. Ask for a lunch halfway and we’ll plan it in.",
    bookLabel: "Book this transfer",
  },
  gardenRoute: {
    kicker: "Three, five or seven days",
    title: "Garden Route packages",
    lead: "Private vehicle and driver for all days, on roads where the view is the reason. Rooms, meals and entrance fees are itemised in your quote, so you see what is included and what is not.",
    packages: gardenRoutePackages,
    action: { label: "Plan a Garden Route trip", to: "/tours/garden-route" } satisfies Action,
  },
  overberg: {
    kicker: "Over the mountain",
    title: "Overberg destinations",
    lead: "Past Sir Lowry’s Pass the land opens into wheat, fynbos and a coast where whales come to calve. Each of these is a day out or a night away.",
    destinations: overbergDestinations,
    action: { label: "See the Overberg tour", to: "/tours/overberg" } satisfies Action,
  },
  testimonials: {
    kicker: "Said afterwards",
    title: "From recent passengers",
  },
  finalCall: {
    title: "Tell us the trip, we’ll do the rest",
    text: "A consultant will contact you within 5 to 20 minutes with a personalised quote. It’s free, and you don’t need an account.",
    book: { label: "Book Now", to: "/booking" } satisfies Action,
    contact: { label: "Contact Us", to: "/contact" } satisfies Action,
  },
} as const;
