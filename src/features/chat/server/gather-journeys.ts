import { companyRules } from "#domain/company/company-rules.ts";
import { locate, roadBetween } from "#domain/geography/locate.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { packagesIn } from "#domain/pricing/starting-prices.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { coverageAreas } from "#features/content/words/coverage-areas.ts";
import { gardenRoutePackages as packageWords } from "#features/content/words/garden-route-packages.ts";
import { inlandTransfers as transferWords } from "#features/content/words/inland-transfers.ts";
import { overbergDestinations } from "#features/content/words/overberg-destinations.ts";
import { plainTopic, roadService, sentence, type Topic } from "./describe-topic.ts";
import { knownPrices, knownTowns } from "./known-tours.ts";

/** Where we drive other than on tours: towns further out, packages, and the parts of the city. */
export const gatherJourneys = (): readonly Topic[] => [
  ...knownTowns().map(transferTopic),
  ...packagesTopic(),
  ...overbergDestinations.filter(({ name }) => !knownTowns().some(({ town }) => town === name)).map(overbergTopic),
  ...coverageAreas.flatMap((area) => area.suburbs.map((suburb) => suburbTopic(suburb, area.name))),
];

function transferTopic({ town: destination, price: from }: Tariff["routes"][number]): Topic {
  const price = `A private transfer from Cape Town to ${destination} starts at ${formatMoney(from)}, one way.`;
  const words = transferWords.find((one) => one.destination === destination);
  const drive = words
    ? `${destination} is ${words.distance} from Cape Town. The drive takes ${words.duration} outside the rush hours. ${fromAirport(destination)}`.trim()
    : "";
  return {
    id: `transfer-${destination}`,
    kind: "transfer",
    name: `the transfer to ${destination}`,
    words: "inland",
    overview: `${price} ${drive}`.trim(),
    aspects: { price, ...(drive && { distance: drive, duration: drive }) },
    passages: [],
    priced: [
      {
        phrases: [`starts at ${formatMoney(from)}`],
        journeys: [{ service: "airport_transfer", destination }],
        listed: ({ routes }) => routes.find(({ town }) => town === destination)?.price,
      },
    ],
    page: "/services",
    booking: { service: roadService, destination },
  };
}

/** From our own road table, as for a price. */
function fromAirport(destination: string): string {
  const [airport, town] = ["Cape Town International Airport", destination].map((name) => locate(name).place);
  if (!airport || !town || airport === town) return "";
  return `From the airport it is ${Math.round(roadBetween(airport, town).kilometres)}\u00a0km.`;
}

function packagesTopic(): readonly Topic[] {
  const packages = packagesIn(knownPrices()).map(({ days, perPerson }) => ({
    days,
    price: formatMoney(cents(perPerson)),
  }));
  if (packages.length === 0) return [];
  const topic: Topic = {
    id: "garden-route-packages",
    kind: "package",
    name: "Garden Route packages",
    words: "package multi days",
    overview: `Garden Route packages, per person: ${packages.map(({ days, price }) => `${days} days ${price}`).join(", ")}.`,
    aspects: {},
    passages: packages.map(({ days, price }) => ({
      head: `${days} days package route`,
      text: [`The Garden Route in ${days} days costs ${price} per person`, routeOf(days)]
        .filter(Boolean)
        .join(": ")
        .concat("."),
    })),
    page: "/services",
    booking: { service: "tours", destination: "Garden Route" },
  };
  return [topic];
}

const routeOf = (days: number) => packageWords.find((one) => one.days === days)?.route.join("; ") ?? "";

const overbergTopic = ({ name, specialty, season }: (typeof overbergDestinations)[number]): Topic =>
  plainTopic({
    id: `overberg-${name}`,
    kind: "area",
    name,
    words: "",
    text: `${name}: ${sentence(specialty)} Best season: ${sentence(season)} Ask us for a quote.`,
    page: "/services",
    booking: { service: roadService, destination: name },
  });

const suburbTopic = (suburb: string, area: string): Topic =>
  plainTopic({
    id: `suburb-${suburb}`,
    kind: "area",
    name: suburb,
    words: "",
    text: `We pick you up and drop you off in ${suburb} at any hour. We drive in ${area} every day, and anywhere within ${companyRules.serviceRadiusKilometres}\u00a0km of Cape Town.`,
    page: "/services",
    booking: { service: roadService, destination: suburb },
  });
