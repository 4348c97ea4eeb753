import type { Href } from "#platform/browser/link.tsx";
import type { AttractionSlug } from "../page-shapes.ts";

type Action = { readonly label: string; readonly to: Href };
type AttractionGroup = { readonly name: string; readonly text: string; readonly slugs: readonly AttractionSlug[] };

/** Each place is in one group, nearest to the city first. */
const groups: readonly AttractionGroup[] = [
  {
    name: "City & mountain",
    text: "Apart from the island, most of these lie within 20 minutes of one another. Do the high places on the first clear morning. Museums will wait for the wind.",
    slugs: [
      "table-mountain",
      "signal-hill",
      "lions-head",
      "bo-kaap",
      "va-waterfront",
      "zeitz-museum",
      "robben-island",
      "kirstenbosch-gardens",
    ],
  },
  {
    name: "Peninsula & coast",
    text: "South along the Atlantic to the Cape of Good Hope, and north on the R27 to the lagoon at Langebaan.",
    slugs: ["camps-bay", "chapmans-peak", "cape-peninsula", "langebaan-lagoon"],
  },
  {
    name: "Winelands",
    text: "The oldest cellars are in Constantia, inside the city. The rest lie an hour inland between granite peaks.",
    slugs: ["groot-constantia", "cape-winelands"],
  },
  {
    name: "Overberg & whales",
    text: "Over Sir Lowry’s Pass or, better, round the coast. From June to November southern right whales come into the bay at Hermanus.",
    slugs: ["bettys-bay", "hermanus", "hermanus-whale-watching", "hermanus-cliff-path"],
  },
  {
    name: "Garden Route & Karoo",
    text: "Too far for a day, right for three. Sea, forest and, behind the mountains, caves in the dry country.",
    slugs: ["mossel-bay", "oudtshoorn", "cango-caves", "plettenberg-bay", "tsitsikamma"],
  },
];

const planning = [
  {
    title: "Look up before you set out",
    text: "From October to March the south-easter can close the cableway and the Robben Island ferry on a day of blue sky. Keep one free day in the week for whichever was shut.",
  },
  {
    title: "Count hours, not kilometres",
    text: "Cape Point is 67\u00a0km from the centre and takes longer than Franschhoek at 82. Coast roads are slow, and you will want to stop.",
  },
  {
    title: "Tickets are yours",
    text: "Gates, cable cars and ferries sell their own, and the popular ones sell out in December. Buy ahead and we’ll plan the drive round the time on the ticket.",
  },
] as const;

/** The text around the list of places. */
export const attractionsPage = {
  metaTitle: "What to see in Cape Town and the Western Cape",
  metaDescription:
    "23 places worth the drive from Cape Town: opening hours, fees, distances from city and airport, the best light, and what can go wrong on the day.",
  hero: {
    kicker: "Attractions",
    title: "Places worth the road to them",
    lead: "23 of them, from the flat mountain above your hotel to a river mouth 590\u00a0km east. Each page says how far it is, how long to stay, and what to do when the wind has other ideas.",
  },
  groups,
  planning: { kicker: "Before you choose", title: "Three things worth knowing", items: planning },
  call: {
    title: "Put three of them in one day",
    text: "Name the places and we’ll tell you whether they fit between breakfast and sunset.",
    book: { label: "Book a driver for the day", to: "/book/car-hire" } satisfies Action,
    tours: { label: "See the private tours", to: "/tours" } satisfies Action,
  },
} as const;
