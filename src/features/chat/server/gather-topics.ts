import { attractionPages } from "#features/content/words/attractions/all-attractions.ts";
import type { AttractionPage } from "#features/content/words/page-shapes.ts";
import { describeMinutes, roadService, sentence, type Topic } from "./describe-topic.ts";
import { gatherJourneys } from "./gather-journeys.ts";
import { gatherPages } from "./gather-pages.ts";
import { gatherPolicies } from "./gather-policies.ts";
import { gatherServices, servicesAtAGlance } from "./gather-services.ts";
import { gatherTours, tourLine, tourLinePrice, toursAtAGlance } from "./gather-tours.ts";
import { fromTours } from "./known-tours.ts";

const otherWords: Readonly<Record<string, string>> = {
  "table-mountain": "cableway cable car maclear platteklip",
  "kirstenbosch-gardens": "kirstenbosch boomslang",
  "cape-peninsula": "boulders penguins good hope funicular",
  "robben-island": "mandela ferry prison robben",
  "va-waterfront": "waterfront v&a aquarium",
  "cape-winelands": "wine winelands tasting vineyards stellenbosch franschhoek paarl",
  "camps-bay": "beach beaches clifton",
  "lions-head": "lion hike hiking",
  "bo-kaap": "bokaap malay",
  "hermanus-whale-watching": "whale whales boat",
  "zeitz-museum": "mocaa museum art zeitz",
  "chapmans-peak": "chapman chapmans chappies toll",
  "groot-constantia": "constantia",
  "cango-caves": "cave",
  "langebaan-lagoon": "langebaan kraalbaai",
  "plettenberg-bay": "plett robberg",
  "bettys-bay": "betty stony point harold porter",
};

/** The sights: opening hours, fees and the transfer there. */
const gatherAttractions = (): readonly Topic[] => attractionPages.map(attractionTopic);

function attractionTopic(page: AttractionPage): Topic {
  const { slug, name, facts, fromAirport, fromCity } = page;
  const distance = [
    `${name} is ${fromCity.km}\u00a0km from the city centre, about ${describeMinutes(fromCity.minutes)} by car,`,
    `and ${fromAirport.km}\u00a0km from the airport, about ${describeMinutes(fromAirport.minutes)}.`,
  ].join(" ");
  const fee = `Entrance to ${name}: ${sentence(facts.fee)}`;
  return {
    id: `attraction-${slug}`,
    kind: "attraction",
    name,
    words: otherWords[slug] ?? "",
    overview: [`${page.lead} ${distance}`, tourLine(page.tours)].filter(Boolean).join("\n"),
    aspects: {
      price: [fee, tourLine(page.tours)].filter(Boolean).join("\n"),
      fee,
      distance,
      duration: `Time to allow for ${name}: ${sentence(facts.timeNeeded)}`,
      hours: `Opening hours of ${name}: ${sentence(facts.openingHours)}`,
      season: `When to visit ${name}: ${sentence(facts.season)}`,
      light: `Best light at ${name}: ${sentence(facts.bestLight)}`,
      caution: `At ${name}: ${sentence(facts.caution)}`,
    },
    passages: [
      ...page.questions.map(({ question, answer }) => ({ head: question, text: answer })),
      ...page.tips.map((tip) => ({ head: tip, text: tip })),
    ],
    priced: tourLinePrice(page.tours),
    page: `/attractions/${slug}`,
    booking: { service: roadService, destination: name },
  };
}

/** Everything that the chat knows. It says nothing else about us. */
export const topics = fromTours((): readonly Topic[] => [
  ...gatherServices(),
  servicesAtAGlance(),
  ...gatherTours(),
  toursAtAGlance(),
  ...gatherAttractions(),
  ...gatherJourneys(),
  ...gatherPages(),
  ...gatherPolicies(),
]);
