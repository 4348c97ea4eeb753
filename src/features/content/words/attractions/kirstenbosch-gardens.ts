import type { AttractionPage } from "../page-shapes.ts";

export const kirstenboschGardens: AttractionPage = {
  slug: "kirstenbosch-gardens",
  name: "Kirstenbosch National Botanical Garden",
  area: "Southern Suburbs",
  metaTitle: "Kirstenbosch Gardens: Boomslang, proteas, opening hours",
  metaDescription:
    "What flowers when at Kirstenbosch, how to find the Boomslang walkway, gate times and fees, summer concerts, and the drive from the city or the airport.",
  lead: "36 hectares of South African plants on the quiet side of Table Mountain, with a forest above them and not a foreign rose in sight.",
  story: [
    "Kirstenbosch was laid out in 1913 with an idea no one had tried before: a national garden for a country’s own plants and nothing else. Its first director, the botanist Harold Pearson, died three years later and is buried among his cycads, under an epitaph that tells you to look about you. The estate is 528 hectares, most of it left as fynbos and forest. In 2004 it became the first botanical garden to lie inside a natural World Heritage Site.",
    "Come in by the visitors’ centre and start with the glasshouse, where a baobab and the two-leafed welwitschia represent the dry north. Then walk uphill. The path passes the Dell, where a spring fills a bird-shaped brick pool from the early 1800s, and the Cycad Amphitheatre. One plant there, Encephalartos woodii, is an offshoot of a single male found in the Ngoye forest of Zululand in 1895. No female has ever been seen, so every one alive is the same old bachelor.",
    "Above the amphitheatre lies the arboretum and the walkway everyone asks for, the Centenary Tree Canopy Walkway. Locals call it the Boomslang, tree snake, because it is built like a snake’s spine. It opened in May 2014, is 130\u00a0m long and lifts you to 12\u00a0m, just over the crowns. It sways a little. It is meant to.",
    "Higher still are the proteas, and higher than those the contour path and the start of Skeleton Gorge, which goes on up Table Mountain. Near the edge of the garden, part of a hedge of wild almond still grows. Jan van Riebeeck’s men planted it in 1660 to keep the Khoekhoe and their cattle out of land that had been theirs to graze. It is an ordinary-looking thicket and one of the heavier pieces of history in the city.",
  ],
  facts: {
    openingHours: "Daily, public holidays too: 08:00–19:00 September to March, 08:00–18:00 April to August",
    fee: "About R250 for adults from abroad, about R100 for South African and SADC residents with ID, under-sixes free; checked November 2026. Cards only.",
    timeNeeded: "2\u00a0h for the main loop, half a day with a picnic",
    bestLight: "Before 11:00; the mountain shades the garden from mid-afternoon in winter, from about 17:00 in summer",
    season: "Proteas from May to October, spring annuals in August and September, agapanthus and concerts in summer",
    caution: "Slopes are steep in the upper garden; do not hike Skeleton Gorge after rain or alone",
  },
  fromAirport: { km: 21, minutes: 20 },
  fromCity: { km: 13, minutes: 20 },
  tips: [
    "When the cableway is shut by wind, come here: the eastern slope is often calmer than the City Bowl. On our Table Mountain day the garden can also take the place of Camps Bay.",
    "Walk the Boomslang soon after opening. Alone on it you hear the birds at eye level. Behind a school class you mostly feel it bounce.",
    "Sunday concerts run from about late November to early April and sell out. Agree on a gate and leave one song before the encore, or wait an hour for the car park to empty.",
    "Look for Mandela’s Gold, the yellow strelitzia bred in this garden and renamed for him in 1996. Grey squirrels ate the seed until the staff wrapped the flower heads in wire.",
  ],
  near: ["groot-constantia", "table-mountain", "chapmans-peak"],
  tours: ["table-mountain"],
  questions: [
    {
      question: "Is there anything to see in winter?",
      answer:
        "Winter is protea season, so yes. From May on, the sugarbushes flower and the sunbirds come to them, aloes turn red in June and July, and the streams run. Bring a raincoat: this slope gets well over a metre of rain a year, more than twice what falls at the airport.",
    },
    {
      question: "Can we bring our own picnic and wine?",
      answer:
        "Yes, picnics on the lawns are half the reason Capetonians come. Fires, balls and loud music are not welcome. Your driver can stop at a delicatessen in Newlands or Constantia on the way, and there is a tea room inside if you forget the corkscrew.",
    },
    {
      question: "How does a wheelchair get around?",
      answer:
        "The lower garden has paved, signposted routes without steps, and wheelchairs can be borrowed. Ask at the gate for the gentlest way onto the Boomslang. The upper beds are steep. On most days a shuttle cart does a guided loop from the visitors’ centre for a small charge.",
    },
  ],
  position: { lat: -33.9875, lon: 18.435 },
};
