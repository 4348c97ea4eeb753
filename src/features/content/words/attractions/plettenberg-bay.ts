import type { AttractionPage } from "../page-shapes.ts";

export const plettenbergBay: AttractionPage = {
  slug: "plettenberg-bay",
  name: "Plettenberg Bay",
  area: "Garden Route",
  metaTitle: "Plettenberg Bay: Robberg walks, beaches and whales",
  metaDescription:
    "Plettenberg Bay on the Garden Route: the three Robberg loops with times and tides, which beach to choose, boats, shark sense, and what the transfer costs.",
  lead: "Plettenberg Bay, Plett to anyone who has been once, is a holiday town on a hill above a wide, clear bay. Beaches run off in both directions, the Keurbooms River makes a lagoon behind one of them, and in the south a rocky finger of land called Robberg reaches out to where the whales pass.",
  story: [
    "If you have one morning, walk on Robberg, 8\u00a0km from town. CapeNature has marked three loops: the Gap, 2.1\u00a0km and half an hour; Witsand, 5.5\u00a0km and two hours; the Point, 9.2\u00a0km and four. All set out along the north side with the bay below you. First you smell the fur seals, then you hear them, then you see several thousand of them on the ledges and in the surf. At Witsand a dune lies right across the ridge. You run down it to a beach that ties a small island to the land. The way back from the Point keeps close to the waves and wants a low tide. On the crest is the highest navigation light on the South African coast, 146\u00a0m up.",
    "Early Portuguese charts say Bahia Formosa, beautiful bay. In 1630 the São Gonçalo was wrecked here, and about a hundred survivors lived on the shore for most of a year before they got away in boats of their own making. Governor Joachim van Plettenberg gave it his own name in 1779. The hotel on the rock is called Beacon Island after a stinkwood beacon set up there for ships in the same decade. Under apartheid the town and its sand were reserved for white people, and others were forcibly removed to the far side of the N2. The map still shows it, and much of the town’s daily life is over there, in New Horizons and Kwanokuthula.",
    "The beaches differ. Central Beach, beside the hotel, is the busy one, where the boats launch. Robberg Beach is 4\u00a0km of walking sand. Lookout Beach vanished in the flood of November 2007, when the river took a new way to the sea. By 2013 it had come back without anyone’s help. Keurbooms, across the lagoon, is the quiet one.",
    "Boats go out from Central Beach to look for dolphins all year, Bryde’s whales in most months, humpbacks on passage in winter and again towards summer, and southern rights from June to November. Only vessels with a permit may come as near as 50\u00a0m. A strong easterly cancels them. Then Robberg, if it is not too wild on top, is the better seat anyway.",
  ],
  facts: {
    openingHours: "Beaches always open; Robberg about 07:00–18:00, later in midsummer, last entry an hour before",
    fee: "Beaches free; Robberg about R80 for adults, checked November 2026",
    timeNeeded: "A day and two nights do it justice; Robberg alone 1 to 5\u00a0h",
    bestLight: "Early morning on Robberg, late afternoon on the beaches",
    season: "All year; calmest March to May; very full from mid-December to mid-January",
    caution: "Two swimmers were killed by sharks in 2022: swim only between lifeguards’ flags and obey the shark flag",
  },
  fromAirport: { km: 506, minutes: 320 },
  fromCity: { km: 522, minutes: 335 },
  tips: [
    "Look up low tide before you choose the Point loop, and turn at Witsand if the sea is big.",
    "Be at the Robberg gate by 08:00 in the holidays. The car park is small and the reserve limits its numbers.",
    "Carry water and a windproof. There is hardly any shade on the peninsula and no kiosk.",
    "If you take a boat, take the first one of the day. The wind is usually still asleep.",
  ],
  near: ["tsitsikamma", "mossel-bay", "oudtshoorn"],
  tours: ["garden-route"],
  questions: [
    {
      question: "What does a private transfer to Plettenberg Bay cost?",
      answer:
        "From {town.Plettenberg Bay} per vehicle for up to 3 passengers, one way from Cape Town, for about 522\u00a0km and five and a half hours of driving. Most people break it with a night on the way, or come for lunch on the second day of our three-day Garden Route tour. If you fly to George, the last leg is under 100\u00a0km. Ask us about that too.",
    },
    {
      question: "Which Robberg loop should we choose?",
      answer:
        "The Gap for a short stroll with small children, Witsand for anyone of ordinary fitness, the Point for people in real shoes who like a scramble. Witsand has the best ratio of view to effort, and the dune is the part the children will tell at home.",
    },
    {
      question: "Should we be afraid of sharks?",
      answer:
        "Careful, not afraid. Bathe where lifeguards are on duty, not at dawn or dusk and not near the seals or the river mouth, and come out when they call. The lagoon’s edge is the choice for small children.",
    },
  ],
  position: { lat: -34.053, lon: 23.371 },
};
