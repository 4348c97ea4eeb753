import {
  carHire,
  gardenRoutePackages,
  inlandTransfers,
  type Service,
  services,
  type Tour,
  tours,
} from "#domain/catalogue.ts";
import { formatMoney } from "#domain/money.ts";
import { describeDuration, describeSpan, type Fact } from "./describe-fact.ts";
import { gatherPolicies } from "./gather-policies.ts";

/** Everything the chat knows. */
export const gatherFacts = (): readonly Fact[] => [
  ...services.map(serviceFact),
  ...tours.map(tourFact),
  ...inlandTransfers.map(({ destination, from }) => ({
    id: `inland-${destination}`,
    title: `Transfer to ${destination}`,
    words: "inland",
    text: `A transfer from Cape Town to ${destination} starts at ${formatMoney(from)}.`,
    page: "/services",
    booking: "custom",
  })),
  packagesFact(),
  ...gatherPolicies(),
];

const serviceWords: Readonly<Record<string, string>> = {
  "airport-transfers": "flight plane arrival arrivals departure landing terminal",
  "private-shuttles": "minibus van family group party",
  "chauffeur-services": "chauffeured limousine limo luxury vip",
  "car-hire": "rental rent car driver half full day",
  "coach-hire": "bus school choir conference",
  "staff-transport": "employees workers shift company",
  "corporate-events": "conference delegates wedding function event",
};

function serviceFact(service: Service): Fact {
  const details = [
    service.from === null
      ? "every price is a quote made for you"
      : `from ${formatMoney(service.from)} per ${service.per}`,
    service.slug === "car-hire" && `from ${formatMoney(carHire.fullDayFrom)} for a full day`,
    service.passengers && `for ${describeSpan(service.passengers)} passengers`,
    service.duration && describeDuration(service.duration),
  ];
  return {
    id: service.slug,
    title: service.name,
    words: serviceWords[service.slug] ?? "",
    text: `${service.name}: ${details.filter(Boolean).join(", ")}.`,
    page: `/services/${service.slug}`,
    booking: service.option,
  };
}

const tourWords: Readonly<Record<string, string>> = {
  "cape-peninsula": "cape point penguins boulders good hope chapmans peak",
  winelands: "wine tasting vineyard stellenbosch franschhoek",
  "table-mountain": "cableway cable city",
  "whale-watching": "whales hermanus season",
  township: "langa khayelitsha culture",
  "sunset-photography": "photo photos photographer",
  "robben-island": "mandela ferry prison",
  "west-coast": "flowers langebaan season",
};

const monthNames = "January February March April May June July August September October November December".split(" ");

function tourFact({ slug, name, from, duration, months }: Tour): Fact {
  const season = months && `It runs from ${monthName(months[0])} to ${monthName(months.at(-1))}.`;
  const offer = `${name} tour: from ${formatMoney(from)}, ${describeDuration(duration)}, for private groups only.`;
  return {
    id: `tour-${slug}`,
    title: name,
    words: tourWords[slug] ?? "",
    text: season ? `${offer} ${season}` : offer,
    page: `/tours/${slug}`,
    booking: "tours",
  };
}

const packagesFact = (): Fact => ({
  id: "garden-route-packages",
  title: "Garden Route package",
  words: "packages multi day",
  text: `Garden Route packages per person: ${gardenRoutePackages
    .map(({ days, perPerson }) => `${days} days ${formatMoney(perPerson)}`)
    .join(", ")}.`,
  page: "/services",
  booking: "tours",
});

const monthName = (month: number | undefined) => monthNames[(month ?? 0) - 1] ?? "";
