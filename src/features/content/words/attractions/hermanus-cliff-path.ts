import type { AttractionPage } from "../page-shapes.ts";

export const hermanusCliffPath: AttractionPage = {
  slug: "hermanus-cliff-path",
  name: "Hermanus Cliff Path",
  area: "Walker Bay, Overberg",
  metaTitle: "Hermanus Cliff Path: the 12\u00a0km walk, stage by stage",
  metaDescription:
    "Walk the Hermanus Cliff Path end to end: 12\u00a0km from the New Harbour to Grotto Beach, the Poole’s Bay link, step-free stages, tides and a car at the end.",
  lead: "The Cliff Path follows the edge of Hermanus for about 12\u00a0km, from the New Harbour in the west to Grotto Beach and the mouth of the Klein River. It is paved almost throughout, costs nothing, and has some 120 benches. Since the middle of 2025 it can be walked without once leaving the sea.",
  story: [
    "That last point took eight years. Townspeople started laying the path in the 1960s, but at Poole’s Bay private gardens ran down to the high-water mark and walkers had to go round by the main road for a kilometre. A group of residents argued, raised money and went to court. In June 2025 about 820\u00a0m of new walkway, part of it carried on concrete pillars, closed the gap. It lies low, in reach of the swell, and it is the most exciting part of the whole.",
    "West to east it goes like this. The first 3\u00a0km, from the New Harbour through Westcliff, are level and good for wheels: a reed wetland at Rietfontein, the orange lichen of Tamatiebank, then Fick’s Pool, a tidal pool in a cleft. Boards explain plants and rocks as far as Gearing’s Point, the headland at the town centre. You pass above the Old Harbour and Bientang’s Cave, where a restaurant sits nearly in the spray, and below the Marine hotel with its own pool in the rocks. Up to here you have had company.",
    "After Roman Rock comes Poole’s Bay, then Kraal Rock and Sievers Punt, as far out as the path goes, and Kwaaiwater, angry water, which usually earns its name. The path turns in to cross the little Mossel River and the mood changes: coves with sand, Langbaai, Kammabaai and Voëlklip, where surfers wait. At Piet-se-Bos it dives into a wood of old milkwoods, dark and windless, and comes out above the long white curve of Grotto.",
    "Most of the strip belongs to the Fernkloof reserve, so beside the concrete there is real fynbos, with sugarbirds on the proteas and dassies on the rail. Allow three to four hours for all of it, or choose a stage. The advantage of a driver is simple: you walk in one direction, and the car with the dry shoes is at the other end.",
  ],
  facts: {
    openingHours: "Always open; walk by daylight",
    fee: "Free",
    timeNeeded: "3 to 4\u00a0h end to end, 30 to 60\u00a0min per stage",
    bestLight: "Early morning and the last two hours; midday glare comes straight off the water",
    season: "All year; fynbos is fullest from August to October",
    caution: "Leave out Poole’s Bay at spring high tide or in storm swell, and never climb down to the rocks",
  },
  fromAirport: { km: 104, minutes: 80 },
  fromCity: { km: 122, minutes: 90 },
  tips: [
    "In the morning start at Grotto and walk west, in the afternoon start at the New Harbour: the sun stays behind you.",
    "With a wheelchair or a pram choose the New Harbour to Protea Road, or Kraal Rock to Kwaaiwater. Both are signposted as step-free.",
    "If one stage is enough, take Gearing’s Point to Fick’s Pool and back, about an hour with time on the benches.",
    "Carry a windproof and water. Between the town centre and the beaches there is nothing to buy.",
    "Dogs on a lead are welcome; bicycles are not allowed.",
  ],
  near: ["hermanus", "hermanus-whale-watching", "bettys-bay"],
  tours: ["whale-watching", "overberg"],
  questions: [
    {
      question: "Can you drop us at one end and pick us up at the other?",
      answer:
        "Yes, that is the usual arrangement. There are car parks at both ends and half a dozen places between where road and path meet, so if you tire or the weather turns, phone the driver and walk two minutes to the street.",
    },
    {
      question: "How hard is the walking?",
      answer:
        "Easy, with short flights of steps between Kwaaiwater and Voëlklip. Nothing is higher than a few storeys above the sea. The length is the only effort, and the path can be left almost anywhere.",
    },
    {
      question: "Is the path safe?",
      answer:
        "By day, in the usual company of joggers and dog walkers, it is a relaxed place. The wooded eastern end is better walked in company. The real danger is the sea. Waves sweep people from these rocks every few years, so look from the paving.",
    },
  ],
  position: { lat: -34.4205, lon: 19.242 },
};
