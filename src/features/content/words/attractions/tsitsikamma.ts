import type { AttractionPage } from "../page-shapes.ts";

export const tsitsikamma: AttractionPage = {
  slug: "tsitsikamma",
  name: "Tsitsikamma",
  area: "Garden Route",
  metaTitle: "Tsitsikamma: Storms River Mouth and its bridges",
  metaDescription:
    "Tsitsikamma and Storms River Mouth: the walk to the suspension bridges, the Waterfall Trail, the Big Tree, park fees and planning the long drive.",
  lead: "Where the Storms River leaves its gorge and meets the Indian Ocean, three suspension bridges hang over tea-brown water and white surf. This is Tsitsikamma, the far end of the Garden Route: forest down to the cliff edge, rain in any month, and the sea doing most of the talking.",
  story: [
    "The name is Khoekhoe and is usually given as place of much water. That is fair: about 1\u00a0200\u00a0mm of rain falls in a year, and the rivers are stained by the tannin of the fynbos they drain. In 1964 this coast became the first marine national park in Africa. Today it is a section of the Garden Route National Park, and the sea in front of it is still mostly closed to fishing.",
    "From Plettenberg Bay the N2 runs 66\u00a0km east through plantations and over gorges, with one toll on the way. At the Bloukrans Bridge, 216\u00a0m above its river, you cross into the Eastern Cape, and if you like you can stop to watch other people jump off it. A side road then drops through the forest to the rest camp on the rocks.",
    "The Mouth Trail starts past the restaurant, beside a small beach. It is 2\u00a0km there and back on boardwalk and steps, with more up and down than that sounds, and takes about an hour. The main bridge is 77\u00a0m long and hangs 7\u00a0m over the river. The first was strung in 1969, two shorter ones joined it in 2006, and salt eats them all. The park has been rebuilding the three in turn, so one or another may be closed. Beyond the main span a steep path climbs to a lookout, when that is open.",
    "For strong walkers there is the Waterfall Trail, the first 3\u00a0km of the five-day Otter Trail and the only part that day visitors may walk: 6\u00a0km return, much of it over boulders, three to four hours. For everyone else there is the restaurant deck, the swell and the dassies, who think they own both. Near Storms River village, finish at the Big Tree, an Outeniqua yellowwood of about 36\u00a0m at the end of a 500\u00a0m boardwalk. Estimates of its age run from 600 to 1\u00a0000 years.",
  ],
  facts: {
    openingHours: "Park gate daily from early morning; day visitors leave by early evening (check on the day)",
    fee: "International adults about R350, South Africans with ID about R90, children half; checked November 2026",
    timeNeeded: "2\u00a0h for the bridges, 5\u00a0h with the Waterfall Trail",
    bestLight: "Morning; the gorge falls into shade early in the afternoon",
    season: "All year, with rain in any month; whales pass from June to November",
    caution: "Keep off the low rocks in a swell and hold the rail on wet boards",
  },
  fromAirport: { km: 574, minutes: 370 },
  fromCity: { km: 590, minutes: 385 },
  tips: [
    "Ask at the gate whether all three bridges are open before you pay. Maintenance closures are part of life over salt water.",
    "Bring a passport or South African ID. The fee depends on nationality, and the form at the gate wants the number.",
    "Wear shoes with a proper grip. Most of the trail is timber, and timber here is often wet.",
    "Never feed monkeys or baboons. At the car park keep windows shut and food out of sight.",
    "Kayak and lilo trips into the gorge start in the rest camp and depend on the swell. Reserve with the operator, and have a second plan.",
  ],
  near: ["plettenberg-bay", "mossel-bay", "oudtshoorn"],
  tours: ["garden-route"],
  questions: [
    {
      question: "Can we visit Tsitsikamma from Cape Town in a day?",
      answer:
        "No. It is about 590\u00a0km, well over six hours each way. Sleep in Plettenberg Bay or Storms River village. Our Garden Route tour starts at {tour.garden-route} per vehicle for up to 3 passengers, and in its three-day form it comes here on the second morning. If you would rather walk than sit, ask about the longer packages of 5 and 7 days.",
    },
    {
      question: "What do we do if it rains or the bridges are closed?",
      answer:
        "Rain alone spoils little. The forest is at its best when it drips. In heavy seas the park may close the path to the mouth. Then the day goes to the Big Tree, the view into the gorge from the Paul Sauer Bridge, and the long beach at Nature’s Valley.",
    },
    {
      question: "Are the suspension bridges all right for children?",
      answer:
        "If they can manage plenty of steps, yes. The sides are netted, the decks sway a little, and a sign gives the number of people allowed on at once. Very small children are better carried.",
    },
  ],
  position: { lat: -34.022, lon: 23.881 },
};
