import type { Duration } from "../catalogue/tour.ts";

/** Our products, as facts: ids, seats, lengths. Prices are the tariff’s, descriptions are site content. */

/** The choices in the first step of a booking. */
export const serviceOptions = [
  { id: "airport_transfer", name: "Airport Transfer", isPopular: true },
  { id: "chauffeur_service", name: "Car Hire with Driver", isPopular: true },
  { id: "day_tour", name: "Day Tour", isPopular: false },
  { id: "group_transport", name: "Group Transport", isPopular: false },
  { id: "staff_transport", name: "Staff Transport", isPopular: false },
  { id: "corporate_events", name: "Corporate Events", isPopular: false },
  { id: "custom", name: "Custom Service", isPopular: false },
] as const;

export type ServiceOptionId = (typeof serviceOptions)[number]["id"];

export const serviceOptionIds = serviceOptions.map((option) => option.id);

export const serviceOptionName = (id: string): string => serviceOptions.find((option) => option.id === id)?.name ?? id;

/** The service a link names, such as /booking?service=tours; undefined if it is none of ours. */
export function serviceOptionFor(parameter: string): ServiceOptionId | undefined {
  const result = parameter.trim().toLowerCase().replaceAll("-", "_");
  const option = serviceOptionIds.find((id) => id === result);
  if (option) return option;
  if (result === "tours") return "day_tour";
  return services.find((service) => [service.slug, service.bookSlug].includes(result.replaceAll("_", "-")))?.option;
}

/** `most` is null if there is no upper limit. */
export type Span = { readonly fewest: number; readonly most: number | null };
const between = (fewest: number, most: number | null): Span => ({ fewest, most });
const hours = (fewest: number, most: number): Duration => ({ fewest, most, unit: "hours" });

export type Service = {
  /** The last part of its page, /services/{slug}, and of its booking page, /book/{bookSlug}. */
  readonly slug: string;
  readonly bookSlug: string;
  readonly name: string;
  readonly option: ServiceOptionId;
  /** The starting price it is known by, a key of `StartingPrices`; null if every price is quoted. */
  readonly startingPrice: string | null;
  readonly per: "trip" | "person" | "day" | "half day";
  readonly passengers: Span | null;
  readonly duration: Duration | null;
};

export const services: readonly Service[] = [
  {
    slug: "airport-transfers",
    bookSlug: "airport-transfer",
    name: "Airport transfers",
    option: "airport_transfer",
    startingPrice: "airport.ride",
    per: "trip",
    passengers: between(1, 22),
    duration: { ...between(45, 60), unit: "minutes" },
  },
  {
    slug: "private-shuttles",
    bookSlug: "private-shuttle",
    name: "Private shuttles and group transfers",
    option: "group_transport",
    startingPrice: "shuttle.person",
    per: "person",
    passengers: between(3, 22),
    duration: null,
  },
  {
    slug: "chauffeur-services",
    bookSlug: "chauffeur-service",
    name: "Chauffeur services",
    option: "chauffeur_service",
    startingPrice: "chauffeur.day",
    per: "day",
    passengers: between(1, 3),
    duration: hours(8, 12),
  },
  {
    slug: "car-hire",
    bookSlug: "car-hire",
    name: "Car hire with driver",
    option: "chauffeur_service",
    startingPrice: "hire.half",
    per: "half day",
    passengers: null,
    duration: null,
  },
  {
    slug: "coach-hire",
    bookSlug: "coach-hire",
    name: "Coach hire",
    option: "group_transport",
    startingPrice: "coach.day",
    per: "day",
    passengers: between(15, null),
    duration: null,
  },
  {
    slug: "staff-transport",
    bookSlug: "staff-transport",
    name: "Staff transport",
    option: "staff_transport",
    startingPrice: null,
    per: "trip",
    passengers: null,
    duration: null,
  },
  {
    slug: "corporate-events",
    bookSlug: "corporate-events",
    name: "Corporate events",
    option: "corporate_events",
    startingPrice: null,
    per: "trip",
    passengers: null,
    duration: null,
  },
];
