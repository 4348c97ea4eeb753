import type { AttractionPage } from "../page-shapes.ts";

export const hermanus: AttractionPage = {
  slug: "hermanus",
  name: "Hermanus",
  area: "Walker Bay, Overberg",
  metaTitle: "Hermanus: the town, its wine valley and mountain",
  metaDescription:
    "Hermanus beyond the whales: the Old Harbour, a station without trains, Hemel-en-Aarde wine, Fernkloof, beaches, stops on the road and what it costs.",
  lead: "People come to Hermanus for the whales and then find a town they would have liked anyway: a stone harbour, galleries and lunch tables round a small market square, a wine valley 10 minutes inland and a mountain at the end of the street. It works in every month of the year.",
  story: [
    "The name was once much longer. Hermanus Pieters, a teacher who came to the Cape in 1815 and taught farm children around Caledon, brought sheep to a spring by the sea in summer, and the place was called Hermanuspietersfontein after him. In 1902 the post office lost patience and cut it to the first word. About that time its air was advertised as champagne and convalescents were sent from England. The railway never came: there is a station building in Mitchell Street but no track, because Sir William Hoy, head of the railways, liked to fish here in peace.",
    "The fishermen were there before the visitors. Until the 1950s boats were hauled up the ramp of the Old Harbour, which is now an open-air museum with hulls, brine tanks and a war memorial. One small ticket admits you to its fishing shed, the photographs in De Wet’s Huis and the Whale House on the square. The families who worked those boats live for the most part in Mount Pleasant and Hawston. Zwelihle, on the way in, dates from the years around 1960, when Black residents were forcibly removed to bare ground on the edge of town. The town is still working on that inheritance.",
    "Hemel-en-Aarde, heaven and earth, is the valley behind. Follow the R320 towards Caledon and the cellars come one after another for about 20\u00a0km. Tim Hamilton Russell planted here in the 1970s against expert advice and without a quota. His first vintage was 1981, and the cool sea wind has since made the valley’s name for pinot noir and chardonnay. Two estates and a meal make a fine afternoon.",
    "For walkers there is Fernkloof, the reserve above the eastern suburbs: 60\u00a0km of paths, free entry, well over a thousand kinds of plant and a visitor centre that names this week’s flowers. For the view without the walk there is Rotary Way, a short road up the ridge with the whole of Walker Bay below. For sand there is Grotto Beach, the long one, at the far end of town. When the south-easter blows hard, the wine valley is the warm side of the mountain.",
  ],
  facts: {
    openingHours: "The town is always open; museums daily by day, most cellars about 09:00–17:00, fewer on Sundays",
    fee: "Free; the three museums about R20 together, checked November 2026; tastings extra",
    timeNeeded: "Half a day, or a night with the wine valley",
    bestLight: "Early over the Old Harbour, late afternoon from Rotary Way",
    season:
      "All year; quiet and mild from March to May, crowded at Christmas and in the festival week of late September",
    caution: "The sea below town is rough and cold: swim at Grotto Beach with lifeguards or in the tidal pools",
  },
  fromAirport: { km: 104, minutes: 80 },
  fromCity: { km: 122, minutes: 90 },
  tips: [
    "Reserve lunch before you leave Cape Town if it is a weekend between August and January.",
    "Do the tasting after the walking, and leave the last estate by 16:00 if you want the pass in daylight in winter.",
    "The market square is liveliest on Saturday mornings. Several cellars close early that afternoon.",
    "Sign in at the Fernkloof visitor centre and walk in company. The staff will tell you which paths are patrolled.",
  ],
  near: ["hermanus-cliff-path", "hermanus-whale-watching", "bettys-bay"],
  tours: ["whale-watching", "overberg"],
  questions: [
    {
      question: "Where can we stop on the way?",
      answer:
        "On the inland road, at the lookout on top of Sir Lowry’s Pass and at the farm stalls of Grabouw and Houw Hoek, which take pies seriously. On the R43 after Bot River, the big lagoon on the right has pelicans and, with luck, its small herd of wild horses. By the coast, Betty’s Bay is the obvious one. Say which you prefer when you book.",
    },
    {
      question: "What does a transfer cost?",
      answer:
        "One way from Cape Town starts at {town.Hermanus} per vehicle for up to 3 passengers, from your door or from the airport to the hotel. It is private, so you choose the hour and share the luggage space with no one.",
    },
    {
      question: "Is there enough to do outside whale season?",
      answer:
        "More than a day holds. December to April has the beaches and the harvest, autumn the still days for walking, June the FynArts festival. What you lose is the crowd on the rail with binoculars. What you gain is a table.",
    },
  ],
  position: { lat: -34.4187, lon: 19.24 },
};
