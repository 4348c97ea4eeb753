import type { AttractionPage } from "../page-shapes.ts";

export const tableMountain: AttractionPage = {
  slug: "table-mountain",
  name: "Table Mountain",
  area: "City Bowl",
  metaTitle: "Table Mountain: cableway, wind, queues and best hours",
  metaDescription:
    "When the cableway runs, what the wind does to your plans, how to beat the queue on Tafelberg Road and what to see on top. With drive times to the station.",
  lead: "A flat-topped sandstone mountain with a city wrapped around its feet. The cable car takes about five minutes. Deciding which day to take it is the real work.",
  story: [
    "The Khoekhoe called it Hoerikwaggo, the mountain in the sea, and from Table Bay you see why. The level top runs for about 3\u00a0km between Devil’s Peak on the left and Lion’s Head on the right. The highest point, Maclear’s Beacon, is just over 1\u00a0080\u00a0m above the sea, at the far eastern end. Most visitors never reach it, because the view from the first railing stops them.",
    "The Aerial Cableway has run since 4 October 1929. Today’s two round cabins carry up to 65 people each and their floors turn once on the way, so there is no bad place to stand. The upper station sits at 1\u00a0067\u00a0m. From there, three short paved loops go out: the first takes 15 minutes, the longest about 45. Do the long one. It gives you the City Bowl, Robben Island and the harbour first, then the Twelve Apostles and the Atlantic, and on a clear day the whole peninsula down to Cape Point.",
    "Everything on top grows low, because everything on top gets blown on. It is fynbos: proteas, restios, ericas, and in late summer the red disa beside wet rock. The round brown animal watching your sandwich is a dassie, a rock hyrax, and among its closest living relatives is the elephant. The mountain carries nearly 1\u00a0500 kinds of plant, more than some whole countries.",
    "The cloud that pours over the edge is the tablecloth. The summer south-easter pushes damp air up the back of the mountain, it condenses on the top and evaporates again as it falls towards the city. It is lovely from a pavement and useless from the summit. The same wind stops the cableway, often for an afternoon and sometimes for days. Each winter it also closes for annual maintenance.",
  ],
  facts: {
    openingHours:
      "Daily when the wind allows, except during annual maintenance. First car up at 08:00 or 08:30 by season, last car down from about 18:00 in midwinter to about 21:00 in midsummer. Check the cableway’s own page on the day.",
    fee: "Return ticket about R400 to R500 for adults, mornings dearer than afternoons, checked November 2026. Walking up is free.",
    timeNeeded: "2 to 3\u00a0h from the lower station and back, queue included",
    bestLight: "First car for clear air; the last two hours of the day for colour over the Atlantic",
    season:
      "October to April for long days, March and April for the least wind; closed for annual maintenance in winter, usually in July or August, for a week or longer (check the dates)",
    caution: "The top can be 10\u00a0°C colder than the city, and cloud comes in within minutes",
  },
  fromAirport: { km: 24, minutes: 25 },
  fromCity: { km: 6, minutes: 10 },
  tips: [
    "Go on the first clear, still morning of your stay, not on the last day. If the mountain is open when you wake up, move the rest of the programme.",
    "Buy the ticket online and be at the lower station before 08:30. By 10:30 in December the queue can be an hour long even with a ticket in hand.",
    "Cars park along Tafelberg Road, sometimes a kilometre from the entrance. A driver drops you off at the steps and waits elsewhere.",
    "Pack a windproof layer even when the beach is at 30\u00a0°C, plus water and a hat. There is hardly any shade on the loops.",
    "Listen for the siren: it means the wind is rising and the cars are about to stop. Walk to the station then, not after one more photograph.",
  ],
  near: ["lions-head", "signal-hill", "camps-bay", "bo-kaap"],
  tours: ["table-mountain"],
  questions: [
    {
      question: "What happens if the cableway is closed on our day?",
      answer:
        "It happens, most of all between November and February. The cableway says so on its own page in the early morning, and a private day can be turned round: Signal Hill, Bo-Kaap and Kirstenbosch go first, and the mountain gets the next calm slot you have. If the weather makes the trip impossible, cancelling is free.",
    },
    {
      question: "Can we walk up instead?",
      answer:
        "Yes. Platteklip Gorge is the straight way: it starts about 1.5\u00a0km past the lower station, climbs some 650\u00a0m on stone steps and takes two to three hours. Start before 08:00 in summer, go as a group, carry two litres of water each and do not count on the cable car down. Never come off the mountain by a ravine you did not come up.",
    },
    {
      question: "Is it manageable with a wheelchair or a pram?",
      answer:
        "Largely. Both stations have lifts or ramps, the cabins are level with the platform, and the paths nearest the upper station are paved. The far viewpoints have steps and uneven rock. The cableway lends a few wheelchairs. Ask for one when you buy the tickets.",
    },
  ],
  position: { lat: -33.9482, lon: 18.403 },
};
