import type { AttractionPage } from "../page-shapes.ts";

export const capePeninsula: AttractionPage = {
  slug: "cape-peninsula",
  name: "Cape Peninsula and Cape Point",
  area: "Southern Peninsula",
  metaTitle: "Cape Peninsula: Cape Point, Good Hope and penguins",
  metaDescription:
    "The loop from the city to Cape Point and back: which side to drive first, what the reserve costs, the two lighthouses, baboons, wind and Boulders penguins.",
  lead: "A mountain chain that runs south from the city for some 50\u00a0km and ends in a cliff. One road goes down each side, and the day is the loop between them.",
  story: [
    "Our way round is clockwise, False Bay first. The M3 runs along the back of the mountain, against the morning traffic, to Muizenberg and the painted bathing boxes of St James. Then come Kalk Bay harbour and Simon’s Town, which has the navy and, since two pairs settled there in the 1980s, the African penguins of Boulders. The species was listed as critically endangered in 2024, so keep to the boardwalks. South of the town the road climbs above Smitswinkel Bay to the gate of the Cape of Good Hope section of Table Mountain National Park. From the gate it is still about 13\u00a0km to the end.",
    "There are two ends, and people mix them up. The Cape of Good Hope is the low rocky headland with the famous sign, the most south-western point of the continent. Bartolomeu Dias rounded it in 1488 and is said to have called it the Cape of Storms. Cape Point is the higher cliff 2\u00a0km east. Neither is the southern tip of Africa: that is Cape Agulhas, a good 150\u00a0km further on, and by the hydrographers’ ruling the oceans meet there too.",
    "At Cape Point you walk up for 20 minutes or ride the funicular, named after the Flying Dutchman, to the old lighthouse of 1860. It was built 238\u00a0m above the sea and was a splendid light, except that cloud sat on it for some 900 hours a year. In April 1911 the Portuguese liner Lusitania hit Bellows Rock beneath it. The replacement, finished in 1919, sits at 87\u00a0m on the last rock, and its beam is the strongest on this coast.",
    "You come home along the Atlantic, when the sun has moved round to that side. After Scarborough and Kommetjie the long beach of Noordhoek opens below, and at its far end the road goes up onto Chapman’s Peak, where northbound cars have the sea-side lane. Then Hout Bay, Llandudno and Camps Bay under the Twelve Apostles. The other direction works as well, and is the one to take if you want the morning boats to the seals at Hout Bay.",
  ],
  facts: {
    openingHours:
      "Cape Point gate 06:00–18:00 October to March, 07:00–17:00 April to September, out by sunset. Boulders opens at 08:00, earlier in midsummer.",
    fee: "International adults about R450 to R500 at Cape Point and about R250 at Boulders, far less for South Africans with ID. Funicular about R100 return. Checked November 2026. Cards only.",
    timeNeeded: "A full day, 8 to 9\u00a0h, for the whole loop",
    bestLight: "Morning on the False Bay shore, late afternoon on Chapman’s Peak and at Camps Bay",
    season:
      "All year; wild flowers in August and September, whales in False Bay from June to November, best from August to October",
    caution: "Baboons take food. Never feed them, keep windows and doors shut, and keep all food out of sight",
  },
  fromAirport: { km: 62, minutes: 75 },
  fromCity: { km: 67, minutes: 80 },
  tips: [
    "Buy the park tickets online before you leave. At the pay booths in December the queue of cars can take 45 minutes, most of all between 10:30 and noon.",
    "Be patient at the Cape of Good Hope sign. The queue for the photograph clears every time a coach leaves, and the cormorants on the rocks behind it are worth the wait.",
    "Walk the boardwalk between the two capes above Dias Beach: about an hour, with steps, and hardly anyone on it. Your driver takes the car round.",
    "Hold on to hats and spectacles at the lighthouse. In a strong south-easter the funicular may stop, and then it is the stairs or the restaurant terrace.",
    "Penguins are at home early and after about 16:00. In the middle of the day many are out fishing.",
  ],
  near: ["chapmans-peak", "camps-bay", "groot-constantia"],
  tours: ["cape-peninsula"],
  questions: [
    {
      question: "What if Chapman’s Peak is closed?",
      answer:
        "Then the way home from Noordhoek is Ou Kaapse Weg, which crosses the Silvermine mountains with a view over both coasts. It costs you the cliffs and about 20 minutes if you still want Hout Bay, hardly anything if you do not. Crews sometimes reopen the pass by afternoon, so the choice can wait until Kommetjie.",
    },
    {
      question: "How long should we stay inside the reserve?",
      answer:
        "Two hours covers both capes without walking far. Three lets you do the boardwalk or sit on Buffels Bay beach. There are bontebok, eland, ostrich and a few Cape mountain zebra, but it is a landscape first. Do not come expecting a game drive.",
    },
    {
      question: "Can we do half of it in a morning?",
      answer:
        "Yes: the False Bay side with Simon’s Town and the penguins, or the Atlantic side with Hout Bay and Chapman’s Peak, each about four hours. Cape Point in a half day means more than two and a half hours of driving for one view, and we would talk you out of it.",
    },
  ],
  position: { lat: -34.353, lon: 18.489 },
};
