import type { AttractionPage } from "../page-shapes.ts";

export const chapmansPeak: AttractionPage = {
  slug: "chapmans-peak",
  name: "Chapman’s Peak Drive",
  area: "Hout Bay to Noordhoek",
  metaTitle: "Chapman’s Peak Drive: toll, closures and viewpoints",
  metaDescription:
    "Nine kilometres and 114 bends between Hout Bay and Noordhoek: the toll, why it closes in rain and wind, where to stop, and which vehicles may use it.",
  lead: "Nine kilometres of road hung on a cliff between Hout Bay and Noordhoek, with 114 bends and a lay-by at most of the good ones.",
  story: [
    "John Chapman was the mate of an English ship, the Consent, and was rowed ashore here in 1607 to look for food. The log called the place Chapman’s Chance, and it is thought to be the oldest English name on the map of South Africa. It has nothing to do with the road, which came 300 years later and was declared impossible first.",
    "Sir Frederic de Waal, administrator of the Cape, would not hear that. Surveyors found the trick in the geology: a shelf of hard granite at the bottom, softer layered sandstone above it. Put the wheels on the first and cut into the second. Convicts built it, from the Hout Bay end in 1915 and the Noordhoek end a year later, for £20\u00a0000. Prince Arthur of Connaught opened it on 6 May 1922 in a Studebaker.",
    "The trouble with soft layers is that they come down. On 29 December 1999 a falling rock killed a passenger and the road was shut for almost four years. It reopened as a toll road in December 2003 with what you see now: steel catch nets slung across the gullies, concrete canopies and a half-tunnel hewn into the cliff so that stones fly over the roof. In heavy rain, strong wind or after a fire the operator closes it at short notice. That is the price of having the road at all.",
    "From Hout Bay, first comes a bronze leopard on a rock by the water, put there in 1963 in memory of the ones that used to hunt in these hills. Past the toll, the bay and the Sentinel fill the windows on your right as the road climbs. The main lookout is at the top, some 150\u00a0m above the sea, where the coast turns a corner and everything changes: behind you the harbour, ahead the long white beach of Noordhoek all the way to the Kommetjie lighthouse. Then it drops through the nets and curves to the village oaks.",
  ],
  facts: {
    openingHours: "Day and night, weather permitting; the operator posts open or closed on its website",
    fee: "Toll about R70 per car each way and several times that for larger vehicles, checked November 2026. Walkers and cyclists pass free",
    timeNeeded: "20\u00a0min without stopping, 1\u00a0h as it should be done",
    bestLight: "Two hours before sunset from the lookout; mornings for the Sentinel across the bay",
    season:
      "November to April for dry rock and late sunsets; whales below from June to November, best from August to October",
    caution: "Stop only in marked lay-bys, do not climb over walls, and watch for cyclists on blind bends",
  },
  fromAirport: { km: 40, minutes: 50 },
  fromCity: { km: 28, minutes: 40 },
  tips: [
    "Southbound you ride beside the rock, northbound beside the drop. Nervous passengers prefer the first, photographers the second. Our peninsula day goes north.",
    "Bring something to drink and a jersey for the lookout at sunset, and leave when the sun has gone: the lay-bys are no place to linger after dark.",
    "Two days a year it belongs to others: the Cape Town Cycle Tour on a Sunday in March, and the Two Oceans ultra-marathon in April. Plan the loop another way round the calendar.",
    "East Fort, at the Hout Bay end, has a row of cannon from the 1790s and the best photograph of Hout Bay that costs nothing.",
  ],
  near: ["cape-peninsula", "camps-bay", "groot-constantia", "kirstenbosch-gardens"],
  tours: ["cape-peninsula"],
  questions: [
    {
      question: "How do we know if it is open?",
      answer:
        "Look at the road’s own website or the sign boards in Hout Bay and Noordhoek. Your driver does so before choosing a side. When it is shut we use Ou Kaapse Weg between Tokai and Noordhoek, a mountain road with fine views of its own, and a day on the peninsula loses nothing else.",
    },
    {
      question: "Can a coach use it?",
      answer:
        "Sedans and ordinary shuttles go both ways. Midibuses and buses may only travel southwards, from Hout Bay, and nothing over 12.5\u00a0m is let in at all. A midsize coach therefore does the peninsula the other way round, and for a large one the day goes by Constantia and Ou Kaapse Weg, or in several smaller vehicles.",
    },
    {
      question: "Must we pay if we only want the viewpoint?",
      answer:
        "The operator has long given a free pass as far as the first picnic places on the Hout Bay side, but it is handed out at the booth and suspended now and then, so ask there how far it reaches. If you are going to Noordhoek anyway, pay and drive right through: turning round halfway is like leaving at the interval.",
    },
  ],
  position: { lat: -34.088, lon: 18.359 },
};
