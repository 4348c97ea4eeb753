import type { AttractionPage } from "../page-shapes.ts";

export const lionsHead: AttractionPage = {
  slug: "lions-head",
  name: "Lion’s Head",
  area: "City Bowl",
  metaTitle: "Lion’s Head hike: route, chains, hours and safety",
  metaDescription:
    "Lion’s Head by daylight: 669\u00a0m, about two and a half hours up and down, ladders and chains, when to start, the park’s advice, and who should stay below.",
  lead: "The pointed hill beside Table Mountain, 669\u00a0m high, with a path that winds once right round it. It is a short hike with a real scramble at the end, not a stroll.",
  story: [
    "The Dutch saw a lion lying down: this the head, Signal Hill the rump. In the days of the Dutch East India Company a lookout sat on the summit, fired a small cannon and raised a flag when a sail appeared, so that the town below could start baking. Today the people on top are watching the view, and on clear mornings there are plenty of them.",
    "The trail starts somewhat below 300\u00a0m on Signal Hill Road, a few hundred metres from the circle at Kloof Nek. The first half hour is a broad gravel track that climbs steadily around the southern side, with Camps Bay and the Twelve Apostles below. It passes the slope where the paragliders run off the hill. Then Clifton, Bantry Bay and Sea Point turn past beneath you, and Robben Island in the bay.",
    "After that the path narrows and goes up the spine in rock steps, a couple of short metal ladders, and one steep wall fitted with staples and chains. There is a signed way round the chains, five minutes longer and kinder. On either line you will use your hands. The last 10 minutes are along the ridge, and then the whole circle is there: city, harbour, mountain, both seaboards. Up takes 60 to 90 minutes, down nearly as long, about 5\u00a0km in all.",
    "The upper rock is Table Mountain sandstone on a foot of granite, and you cross the join on the way. Silver trees grow on the city side, a protea found wild hardly anywhere but on this peninsula. Listen as well: the call to prayer comes up from Bo-Kaap and, at noon except on Sundays and public holidays, the gun from Signal Hill.",
  ],
  facts: {
    openingHours: "No gate, but the park asks walkers to keep to the hours between sunrise and sunset",
    fee: "Free, no permit for walkers; checked November 2026",
    timeNeeded: "2\u00a0h 30\u00a0min to 3\u00a0h up and down with time on top",
    bestLight:
      "The first two hours of the day on the city side; mid-afternoon over the Atlantic, with time to be down by sunset",
    season: "March to May and September to November; in summer start soon after sunrise, before the heat",
    caution: "Exposed ladders and edges: not in rain, strong wind or cloud, never alone, and not after dark",
  },
  fromAirport: { km: 23, minutes: 25 },
  fromCity: { km: 5, minutes: 10 },
  tips: [
    "Start at sunrise: about 05:30 in December and 07:50 in late June. We drive at that hour too.",
    "Turn back in good time. Allow 90 minutes for the way down and be off the path before sunset. Pack a head torch all the same, in case someone in your group is slowed down.",
    "Wear closed shoes with grip, and carry 1.5\u00a0litres of water each and a windproof. You need both hands free on the ladders.",
    "Save the national emergency number, 112, and photograph the park’s own number from the board at the start. Reception on the path is good.",
    "If ladders are not for you, stop at the shoulder above Camps Bay, half an hour up. You have had most of the view and none of the queue.",
  ],
  near: ["signal-hill", "table-mountain", "camps-bay", "bo-kaap"],
  tours: ["sunset-photography"],
  questions: [
    {
      question: "How fit do we have to be?",
      answer:
        "If you can walk uphill for an hour and a half with rests, you can reach the top: the gain from the road is roughly 400\u00a0m. A head for heights matters more. Children of eight or nine who like climbing manage well between two adults. Toddlers in carriers do not belong on the ladders.",
    },
    {
      question: "Is it safe from crime?",
      answer:
        "Robberies on Table Mountain’s trails do happen, here less than on lonelier paths because it is so busy. The park’s advice is to walk by daylight in a group of four or more. Keep to the hours when others are about, leave watches and passports behind, and stay off the quiet side paths towards Signal Hill.",
    },
    {
      question: "Can you drive us there and wait?",
      answer:
        "Yes. Parking along Signal Hill Road is short and fills early on fine days, so being dropped off at the trailhead is worth more here than almost anywhere. Our driver does not guide on the mountain. For that, hire a registered mountain guide and we’ll bring you both.",
    },
    {
      question: "Can we walk up in the dark or at full moon?",
      answer:
        "We do not offer it. The park asks visitors to be on its paths between sunrise and sunset only, for their safety, and rescues on the ladders are hard enough by day. To watch the sun go down or the moon come up, choose a restaurant terrace in Camps Bay or a table at the Waterfront, and we’ll drive you there and back.",
    },
  ],
  position: { lat: -33.935, lon: 18.389 },
};
