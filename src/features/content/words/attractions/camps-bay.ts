import type { AttractionPage } from "../page-shapes.ts";

export const campsBay: AttractionPage = {
  slug: "camps-bay",
  name: "Camps Bay",
  area: "Atlantic Seaboard",
  metaTitle: "Camps Bay: beach, sunset hours, wind and cold water",
  metaDescription:
    "Camps Bay without surprises: how cold the sea is, when the south-easter blows, when the sun sets, where to park or not, and why Clifton is calmer.",
  lead: "White sand, a row of palms and a wall of mountain called the Twelve Apostles. The sea is colder than it looks and the sunset later than you think.",
  story: [
    "Camps Bay faces west, and that explains the place. The sun arrives late, over the shoulder of the mountain, and leaves last: at about 17:45 in June, at about 20:00 from mid-December to mid-January. Everything on the strip is built for that hour. The tables fill from 17:00, the sand turns pink, and half of Cape Town seems to be holding a glass towards the horizon.",
    "The Apostles are not twelve. Count the buttresses and you get to 17 or 18, depending on how strict you are. On Dutch maps they were De Gevelbergen, the gable mountains. The saints came with the British. The bay itself is called after Friedrich von Kamptz, a sailor put ashore sick, who in 1778 married the widow who owned the farm. Before any of them it was Goringhaiqua grazing, and in 1713 land here was granted to Maria Everts, the daughter of people brought to the Cape enslaved.",
    "For most of the 19th century hardly anyone lived here. Governors came to shoot, and their round hunting lodge is still there in the Glen. Thomas Bain’s Victoria Road reached the bay from Sea Point in 1887, built by convicts. In 1901 came an electric tram over Kloof Nek, on what is now Camps Bay Drive. Its power station heated the swimming baths until the line closed in 1930, and the building has been a theatre since 1988.",
    "You can come in by either of those roads, and should use both. Over Kloof Nek the whole bay opens beneath you at one bend. Along Victoria Road you pass Clifton first, four small coves between boulders, which lie out of the south-easter while it sands your legs at Camps Bay. Southwards the same road runs on for 13\u00a0km beneath the Apostles to Hout Bay, without a house for half the way.",
  ],
  facts: {
    openingHours: "Always open; lifeguards on duty on summer days, as a rule 10:00–18:00",
    fee: "Free. Loungers and umbrellas are for hire; agree the price first",
    timeNeeded: "1\u00a0h for a walk and a coffee, an afternoon with sunset",
    bestLight: "The last 90 minutes of the day, and 20 minutes after sunset for the colour on the Apostles",
    season: "February to April for warm, calmer days; mid-December to early January is packed",
    caution: "The water is 10 to 15\u00a0°C in summer and the shore break dumps hard; swim between the flags",
  },
  fromAirport: { km: 26, minutes: 30 },
  fromCity: { km: 7, minutes: 15 },
  tips: [
    "Look at the flags outside the restaurants. If they stand straight out towards the sea, walk or drive the 2\u00a0km to Clifton Fourth instead.",
    "Swim in the tidal pool at the southern end, or at Maiden’s Cove between here and Clifton. Both are a few degrees kinder than the open beach.",
    "Victoria Road crawls from 17:00 on fine summer weekends. Arrive by 16:00, and agree on a pickup in a side street above the strip, which the driver will choose with you.",
    "Alcohol on the sand is against the by-laws and the law enforcement officers do walk past. The terraces are just across the road.",
  ],
  near: ["lions-head", "table-mountain", "signal-hill", "chapmans-peak"],
  tours: ["table-mountain", "cape-peninsula", "sunset-photography"],
  questions: [
    {
      question: "Why is the sea so cold in midsummer?",
      answer:
        "Because of the same wind that clears the sky. The south-easter pushes the surface water away from the coast, and water from the depths rises to replace it. So the hottest, brightest spells bring the coldest swimming, and a grey, still day in autumn can be 18\u00a0°C. For a warm sea go to Muizenberg, on the other side.",
    },
    {
      question: "Camps Bay or the City Bowl, for where to stay?",
      answer:
        "Camps Bay if the beach is the holiday, the City Bowl if you mean to see things. By car they are only 15 minutes apart, but most drives to the Winelands, the airport or the peninsula start by climbing out over Kloof Nek.",
    },
    {
      question: "Can you take us to dinner here and back to the hotel?",
      answer:
        "Yes, at any hour. Book the return trip with the outbound one and give the restaurant’s name. For New Year’s Eve and the first days of January book several days ahead, because parts of the strip may be closed to cars.",
    },
  ],
  position: { lat: -33.951, lon: 18.3776 },
};
