import type { Href } from "#platform/browser/link.tsx";

export type InlandTransfer = {
  readonly destination: string;
  /** By road from the city centre. */
  readonly distance: string;
  /** The drive outside the rush hours, without stops. */
  readonly duration: string;
  readonly highlights: readonly string[];
  readonly priceRange: string;
  readonly bestFor: string;
  readonly to: Href;
};

/** One way from Cape Town with a private vehicle and driver. */
export const inlandTransfers: readonly InlandTransfer[] = [
  {
    destination: "Hermanus",
    distance: "122\u00a0km",
    duration: "1\u00a0h 30\u00a0min",
    highlights: ["Whales from the cliff path, June to November", "Old Harbour", "Hemel-en-Aarde wine valley"],
    priceRange: "From {town.Hermanus}",
    bestFor: "Whale season weekends",
    to: "/booking?destination=Hermanus",
  },
  {
    destination: "Stellenbosch",
    distance: "50\u00a0km",
    duration: "50\u00a0min",
    highlights: ["Oaks and whitewash on Dorp Street", "Cellars in every direction", "Jonkershoek valley"],
    priceRange: "From {town.Stellenbosch}",
    bestFor: "Long lunches and university visits",
    to: "/booking?destination=Stellenbosch",
  },
  {
    destination: "Franschhoek",
    distance: "82\u00a0km",
    duration: "1\u00a0h 5\u00a0min",
    highlights: ["Huguenot Monument", "Wine tram", "Franschhoek Pass above the valley"],
    priceRange: "From {town.Franschhoek}",
    bestFor: "Couples and serious eaters",
    to: "/booking?destination=Franschhoek",
  },
  {
    destination: "George",
    distance: "432\u00a0km",
    duration: "4\u00a0h 25\u00a0min",
    highlights: ["Outeniqua Pass", "Fairways at the foot of the mountains", "Victoria Bay nearby"],
    priceRange: "From {town.George}",
    bestFor: "Golfers and missed connections",
    to: "/booking?destination=George",
  },
  {
    destination: "Knysna",
    distance: "490\u00a0km",
    duration: "5\u00a0h 10\u00a0min",
    highlights: ["The Heads", "Lagoon and oysters", "Yellowwood forest"],
    priceRange: "From {town.Knysna}",
    bestFor: "Families on the Garden Route",
    to: "/booking?destination=Knysna",
  },
  {
    destination: "Plettenberg Bay",
    distance: "522\u00a0km",
    duration: "5\u00a0h 35\u00a0min",
    highlights: ["Robberg peninsula", "Central Beach", "Keurbooms River"],
    priceRange: "From {town.Plettenberg Bay}",
    bestFor: "Beach houses in December",
    to: "/booking?destination=Plettenberg%20Bay",
  },
  {
    destination: "Oudtshoorn",
    distance: "422\u00a0km",
    duration: "4\u00a0h 35\u00a0min",
    highlights: ["Cango Caves, 29\u00a0km further", "Ostrich farms and feather palaces", "The R62 home"],
    priceRange: "From {town.Oudtshoorn}",
    bestFor: "Caves, Karoo and clear nights",
    to: "/booking?destination=Oudtshoorn",
  },
  {
    destination: "Swellendam",
    distance: "220\u00a0km",
    duration: "2\u00a0h 20\u00a0min",
    highlights: ["Drostdy Museum of 1747", "Bontebok National Park", "Langeberg walks"],
    priceRange: "From {town.Swellendam}",
    bestFor: "Breaking the road to the east",
    to: "/booking?destination=Swellendam",
  },
  {
    destination: "Caledon",
    distance: "113\u00a0km",
    duration: "1\u00a0h 20\u00a0min",
    highlights: ["Hot springs", "Wild flower garden in spring", "Wheat and canola country"],
    priceRange: "From {town.Caledon}",
    bestFor: "A spa weekend or a farm meeting",
    to: "/booking?destination=Caledon",
  },
];
