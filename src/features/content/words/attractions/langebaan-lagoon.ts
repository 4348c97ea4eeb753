import type { AttractionPage } from "../page-shapes.ts";

export const langebaanLagoon: AttractionPage = {
  slug: "langebaan-lagoon",
  name: "Langebaan Lagoon",
  area: "West Coast",
  metaTitle: "Langebaan Lagoon: birds, flowers and warm shallows",
  metaDescription:
    "Langebaan Lagoon and the West Coast National Park: when Postberg opens for the flowers, where to swim, the hides at Geelbek, gate hours, fees and the R27.",
  lead: "Langebaan Lagoon is an arm of the Atlantic some 17\u00a0km long that no river feeds. The tide fills it twice a day with clear salt water, shallow enough to turn turquoise and to warm up in the sun. Most of its shore belongs to the West Coast National Park, under an hour and a half from Cape Town by the R27.",
  story: [
    "Without a river there is no mud in suspension, which explains the colour. The southern end drains to salt marsh and sandflat, about a third of all the salt marsh in South Africa. In summer up to 55\u00a0000 water birds feed there, among them curlew sandpipers and grey plovers that bred in the Arctic a few weeks before, and flamingos that did not come so far. The lagoon has been a Ramsar wetland since April 1988.",
    "We enter by the gate on the R27 and follow the water round. Geelbek comes first, a white homestead with boardwalks out to two hides on stilts. Be there on a rising tide, when the birds are pushed towards you. The road then runs up the western arm, past the cottages of Churchhaven, to Kraalbaai, the swimming beach, with houseboats at anchor and a pulpit-shaped rock called Preekstoel. In 1995 footprints about 117\u00a0000 years old were recognised in the dune rock here. They are known as Eve’s. The originals were taken to Cape Town for safety, and Geelbek shows a copy. Five minutes west, at Tsaarsbank, the open Atlantic breaks on granite and no one stays in for long.",
    "In August and September, and only then, the gate of Postberg is open at the end of the road. Between granite hills and the sea the ground turns white, orange and yellow with daisies, and zebra and antelope walk through them. Flowers open in sun and warmth, roughly from 10:30 to 15:30, and face the light, so we drive with the sun behind us. On a cold or wet day they stay shut and you see a green field.",
    "The town of Langebaan is outside the park on the eastern shore, with restaurants on the sand and kite schools at the north end. On summer afternoons the southerly gets up most days. Kiters rejoice. Bathers should have had their swim by noon, or move across to the shelter of Kraalbaai.",
  ],
  facts: {
    openingHours: "Park from 07:00 to 19:00, April to August to 18:00; Postberg August and September only, 09:00–17:00",
    fee: "International adults about R140, about R290 in August and September; less for South Africans with ID; checked November 2026",
    timeNeeded: "Half a day in the park, a full day with the road",
    bestLight: "10:30–15:30 for flowers and turquoise, early for birds",
    season: "Flowers in August and September, waders from September to March, swimming from December to March",
    caution: "50\u00a0km/h for the sake of the tortoises; no fuel and no cash machine in the park",
  },
  fromAirport: { km: 136, minutes: 95 },
  fromCity: { km: 124, minutes: 85 },
  tips: [
    "Choose a sunny weekday in flower season. On a fine Sunday in September the queue at the gate can take an hour.",
    "Look up the tide for Geelbek before you fix the pickup time. At dead low water the birds are specks.",
    "Take lunch along. The restaurant at Geelbek has changed hands and closed for repairs more than once.",
    "Leave the wine at home: the park allows no alcohol on beaches or picnic sites.",
    "At the gate ask for the flower map of the day. The best field moves from week to week.",
  ],
  near: ["va-waterfront", "cape-winelands"],
  tours: ["west-coast"],
  questions: [
    {
      question: "When does your West Coast tour run?",
      answer:
        "In August and September, for the flowers: 10 to 12 hours, from {tour.west-coast} per vehicle for up to 3 passengers. In the other 10 months ask us for a car with driver. The water, the birds and the fish restaurants keep no season.",
    },
    {
      question: "Are the flowers guaranteed?",
      answer:
        "No one can do that. They need good winter rain, and then a bright day. The park usually names mid-August to mid-September as the peak. If the forecast is grey, talk to us the day before about another date.",
    },
    {
      question: "Is the water really warm enough to swim?",
      answer:
        "In the shallows of Kraalbaai in summer, yes, and with small children it is the calmest salt water near Cape Town. It deepens towards the channel, where currents run with the tide, so stay by the beach. The ocean side of the same park is cold all year.",
    },
  ],
  position: { lat: -33.13, lon: 18.04 },
};
