import type { AttractionPage } from "../page-shapes.ts";

export const lionsHead: AttractionPage = {
  slug: "lions-head",
  name: "Lion’s Head",
  area: "City Bowl",
  metaTitle: "Lion’s Head hike: route, chains, sunrise and safety",
  metaDescription:
    "Lion’s Head honestly described: 669 m, about two and a half hours up and down, ladders and chains, when to start for sunrise, and who should stay below.",
  lead: "The pointed hill beside Table Mountain, 669 m high, with a path that winds once right round it. It is a short hike with a real scramble at the end, not a stroll.",
  story: [
    "The Dutch saw a lion lying down: this the head, Signal Hill the rump. In the days of the Dutch East India Company a lookout sat on the summit, fired a small cannon and raised a flag when a sail appeared, so that the town below could start baking. Today the people on top are watching the sun, and on clear evenings there are hundreds of them.",
    "The trail begins somewhat below 300 m on Signal Hill Road, a few hundred metres from the circle at Kloof Nek. The first half hour is a broad gravel track that climbs steadily around the southern side, with Camps Bay and the Twelve Apostles below. It passes the slope where the paragliders run off the hill. Then Clifton, Bantry Bay and Sea Point turn past beneath you, and Robben Island in the bay.",
    "After that the path narrows and goes up the spine in rock steps, a couple of short metal ladders, and one steep wall fitted with staples and chains. There is a signed way round the chains, five minutes longer and kinder. On either line you will use your hands. The last ten minutes are along the ridge, and then the whole circle is there: city, harbour, mountain, both seaboards. Up takes 60 to 90 minutes, down nearly as long, about five kilometres in all.",
    "The upper rock is Table Mountain sandstone on a foot of granite, and you cross the join on the way. Silver trees grow on the city side, a protea found wild hardly anywhere but on this peninsula. Listen as well: the call to prayer comes up from Bo-Kaap and, at noon every day but Sunday, the gun from Signal Hill.",
  ],
  facts: {
    openingHours: "Open access day and night; no gate. Start early enough to be down before dark",
    fee: "Free, no permit for walkers, as of November 2026",
    timeNeeded: "Two and a half to three hours up and down with time on top",
    bestLight: "The hour after sunrise on the city side; sunset over the Atlantic, with a descent in the dark",
    season: "March to May and September to November; in summer start before 07:00",
    caution: "Exposed ladders and edges: not in rain, strong wind or cloud, and never alone",
  },
  fromAirport: { km: 23, minutes: 25 },
  fromCity: { km: 5, minutes: 10 },
  tips: [
    "For sunrise, be set down at the trailhead 90 minutes before it: about 04:00 in December, 06:20 in late June. We drive at that hour too.",
    "A head torch each, not one between four and not a telephone. You need both hands on the ladders, and coming down after sunset it is fully dark within half an hour.",
    "Closed shoes with grip, 1.5 litres of water, a windproof. People do it in sandals, and the rescue teams know their names.",
    "Save the national emergency number, 112, and photograph the park’s own number from the board at the start. Reception on the path is good.",
    "If ladders are not for you, stop at the shoulder above Camps Bay, half an hour up. You have had most of the view and none of the queue.",
  ],
  near: ["signal-hill", "table-mountain", "camps-bay", "bo-kaap"],
  tours: ["sunset-photography"],
  questions: [
    {
      question: "How fit do we have to be?",
      answer:
        "If you can walk uphill for an hour and a half with rests, you can reach the top: the gain from the road is roughly 400 m. A head for heights matters more. Children of eight or nine who like climbing manage well between two adults, toddlers in carriers do not belong on the ladders.",
    },
    {
      question: "Is it safe from crime?",
      answer:
        "Robberies on Table Mountain’s trails do happen, here less than on lonelier paths because it is so busy. Walk in a group of at least three or four, keep to the hours when others are about, leave watches and passports behind, and do not take the quiet side paths towards Signal Hill at dusk.",
    },
    {
      question: "Can you drive us there and wait?",
      answer:
        "Yes. Parking along Signal Hill Road is short and gone by 17:30 on fine evenings, so a drop at the trailhead is worth more here than almost anywhere. Our driver does not guide on the mountain; for that, hire a registered mountain guide and we bring you both.",
    },
    {
      question: "What about the full-moon walk?",
      answer:
        "On the evening of the full moon the sun goes down over the sea as the moon comes up behind the Hottentots Holland. It is a fine thing to see and very crowded, with waits of half an hour at the ladders. Go the evening before: the moon is nearly as round and rises earlier.",
    },
  ],
  position: { lat: -33.935, lon: 18.389 },
};
