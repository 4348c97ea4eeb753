import type { TourPage } from "../page-shapes.ts";

export const westCoast: TourPage = {
  slug: "west-coast",
  metaTitle: "West Coast wild flower tour, August and September",
  metaDescription:
    "Spring flowers at Postberg, the Langebaan lagoon and Paternoster’s white cottages. A private day of 10 to 12 hours, August to September, from {tour.west-coast}.",
  lead: "For a few weeks after the winter rain the West Coast National Park is carpeted in daisies. We time the day to the hours when they open, then go on to Paternoster for late fish and white walls.",
  story: [
    "The flowers keep office hours. They open from about 10:30, when the sun has some strength, face it all day like an audience, and shut by about 15:30. Under cloud, in rain or when it stays cold, they do not open at all. So you drive north early, watch birds while the petals make up their minds, and reach Postberg when the show is on.",
    "Postberg is the north-western corner of the park, between the Atlantic and the Langebaan lagoon, and its gate is open to visitors in August and September only. White rain daisies come first, then orange gousblomme, yellow, blue and a pink that looks invented, with bontebok, eland and mountain zebra walking through it. Below lies the lagoon, some 17\u00a0km of shallow, very blue water. In 1995 human footprints about 117\u00a0000 years old were recognised in the rock at its edge.",
    "How good the flowers are depends on rain that fell in May and June, and no photograph from last year proves anything. The park and the farmers report through the season. We’ll read the reports and tell you if a later week looks better.",
  ],
  location: "West Coast Park and Paternoster",
  highlights: [
    "Postberg wild flowers",
    "Langebaan lagoon",
    "Geelbek bird hides",
    "Paternoster village",
    "Bontebok among the daisies",
    "Cape Columbine lighthouse",
    "Table Mountain from Blouberg at dusk",
  ],
  itinerary: [
    {
      time: "07:30",
      title: "Pickup",
      text: "North on the R27 with the sea on your left: about 100\u00a0km to the park’s West Coast gate.",
    },
    {
      time: "08:55",
      title: "Into the park",
      text: "Before the weekend queue, with luck. Tortoises cross the road here and have right of way.",
    },
    {
      time: "09:15",
      title: "Geelbek",
      text: "A Cape Dutch homestead of 1744 and two hides over the salt marsh. In September the first waders are back from the Arctic, with flamingos for company.",
    },
    {
      time: "10:30",
      title: "Postberg",
      text: "Two hours on the loop road, driven with the sun behind you, because flowers seen from the back are green. There are marked places to get out and paths to walk.",
    },
    {
      time: "12:40",
      title: "Along the lagoon",
      text: "Out by the Langebaan gate at 50\u00a0km/h, with a stop at the Seeberg viewpoint.",
    },
    {
      time: "14:20",
      title: "Paternoster",
      text: "Late lunch in a fishing village of white cottages, 46\u00a0km beyond Langebaan. Ask what came in this morning, and walk the beach between the boats.",
    },
    {
      time: "15:50",
      title: "Cape Columbine",
      text: "About 5\u00a0km to the lighthouse of 1936, the first that ships from Europe sight on this coast.",
    },
    {
      time: "16:30",
      title: "South again",
      text: "About 160\u00a0km, with 10 minutes at Bloubergstrand for the mountain in the last light. You are home at about 18:40, a little over 11 hours after you left.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "A day timed to open flowers",
    "Free child seats under 12",
  ],
  notIncluded: ["National park fee", "Meals and drinks", "Lighthouse and museum entrances", "Registered tourist guide"],
  bring: [
    "Sunglasses and sunscreen",
    "A jersey: the wind is off cold water",
    "Something to eat for the morning",
    "Binoculars for Geelbek",
    "A bank card for the park gate",
    "A macro lens or a steady phone",
  ],
  bestTime:
    "Most years the second half of August to mid-September, on a sunny weekday of 18\u00a0°C or more. Weekends bring queues at both gates. A warm day after rain is worth changing plans for.",
  seasonalNote:
    "This tour runs in August and September only: Postberg is open to visitors in those two months, from 09:00 to 17:00, and the wild flowers of the coast bloom at the same time.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Atlantic Seaboard",
    "Southern Suburbs",
    "Century City",
    "Milnerton and Blouberg",
    "Melkbosstrand",
  ],
  questions: [
    {
      question: "What if it is cloudy and the flowers stay shut?",
      answer:
        "Look at the forecast two days before and talk to us: moving to the next sunny day is better than hoping. If your date is fixed, the lagoon, the birds and Paternoster do not mind, and !Khwa ttu, the San heritage centre on the R27, is good in any weather.",
    },
    {
      question: "Does the park cost more in flower season?",
      answer:
        "More than in other months. Our Langebaan Lagoon page gives the current fee and the month we checked it. The park decides, so look at the SANParks site before you go.",
    },
    {
      question: "Can we see flowers without the national park?",
      answer:
        "Yes. Near Darling the Tienie Versfeld reserve is free, small and often wonderful, and the town’s flower show is held in September. Darling is 75\u00a0km out, so it makes a shorter day.",
    },
    {
      question: "May we walk among the flowers and pick some?",
      answer:
        "Walk on the paths only, and pick nothing: they are protected by law, on road verges too. For a picture without footprints, kneel at the edge and shoot low.",
    },
    {
      question: "Is there food on the way?",
      answer:
        "Not much inside the park. In flower season food trucks have stood at Geelbek and near the sea, with queues at noon, so bring something for the morning and keep your hunger for Paternoster. Reserve there for 14:30 at weekends.",
    },
  ],
  stops: [
    { name: "Geelbek", lat: -33.195, lon: 18.124, time: "09:15" },
    { name: "Postberg", lat: -33.117, lon: 17.998, time: "10:30" },
    { name: "Langebaan", lat: -33.092, lon: 18.033, time: "12:40" },
    { name: "Paternoster", lat: -32.809, lon: 17.892, time: "14:20" },
    { name: "Cape Columbine lighthouse", lat: -32.8279, lon: 17.8562, time: "15:50" },
    { name: "Bloubergstrand Beach", lat: -33.8005, lon: 18.4603 },
  ],
  related: ["whale-watching", "winelands", "overberg"],
};
