import type { TourPage } from "../page-shapes.ts";

export const overberg: TourPage = {
  slug: "overberg",
  metaTitle: "Overberg tour to Cape Agulhas, Arniston and Hermanus",
  metaDescription:
    "To the southern tip of Africa and back in a day: Elgin, Cape Agulhas, Arniston and Hermanus, with a private driver. 12 to 14 hours, from {tour.overberg}.",
  lead: "A long day, and worth it: 535\u00a0km through wheat and canola to the true southern tip of Africa, on to the fishermen’s cottages of Arniston, and home by Stanford and Hermanus.",
  story: [
    "Overberg means over the mountain, and that is how it starts. At the top of Sir Lowry’s Pass you look back once on False Bay, and then the land changes: apples around Elgin, then rolling grainfields as far as you can see. They are green in July, yellow with canola in August and September, stubble from December. About half of the world’s blue cranes live on Western Cape farmland, and this is their heartland. Watch the fields, not your phone.",
    "Cape Agulhas is quieter than Cape Point and lies farther south by more than 50\u00a0km. Portuguese pilots named it the Cape of Needles because their compass needles pointed true north here. At 20 degrees east the Atlantic officially ends and the Indian Ocean starts, although the water takes no notice. The lighthouse of 1849, striped and many-cornered like a small castle, is the second oldest still working in the country.",
    "This coast has taken well over a hundred ships. The one people remember is the Arniston, a transport carrying soldiers and families home from Ceylon, which was wrecked on 30 May 1815. Of 378 on board, six lived. The village nearby now bears two names, hers and Waenhuiskrans.",
  ],
  location: "Cape Agulhas and the Overberg",
  highlights: [
    "Southern tip of Africa",
    "Cape Agulhas lighthouse",
    "Arniston’s cottages",
    "Hermanus cliff path",
    "Blue cranes in the grainfields",
    "Stingrays at Struisbaai harbour",
    "Shipwreck Museum, Bredasdorp",
    "Elgin farm stalls",
  ],
  itinerary: [
    {
      time: "06:30",
      title: "Pickup",
      text: "Early, to be over Sir Lowry’s Pass while the traffic is coming the other way.",
    },
    {
      time: "07:30",
      title: "Elgin and Grabouw",
      text: "Breakfast pie and coffee at one of the farm stalls on the N2.",
    },
    {
      time: "09:25",
      title: "Bredasdorp",
      text: "By Caledon and the R316 through Napier. The Shipwreck Museum keeps figureheads, bottles and the stone put up for four brothers lost on the Arniston.",
    },
    {
      time: "10:45",
      title: "L’Agulhas",
      text: "Two hours for the lighthouse and its 71 steps if they are open, and the boardwalk of about 1\u00a0km to the cairn where the continent ends. A rusty piece of the Meisho Maru, wrecked in 1982, lies farther along the rocks.",
    },
    {
      time: "12:55",
      title: "Struisbaai",
      text: "Lunch by the harbour, where big short-tailed stingrays often glide between the boats in clear water.",
    },
    {
      time: "14:50",
      title: "Arniston",
      text: "An hour for Kassiesbaai, a fishing hamlet of whitewashed, thatched cottages, and for the Waenhuiskrans cave if the tide is out.",
    },
    {
      time: "17:20",
      title: "Stanford",
      text: "Back by Napier and the R326 along the Klein River hills. A short walk between Victorian cottages, or only a coffee.",
    },
    {
      time: "18:00",
      title: "Hermanus",
      text: "Half an hour on the cliffs. In summer it is golden light, in winter dusk, from June to November perhaps a whale.",
    },
    {
      time: "18:35",
      title: "Home",
      text: "The last 122\u00a0km by the R43 and the N2, at your door at about 20:05. That is 13 and a half hours: sleep is allowed.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Stops for cranes, canola and coffee",
    "Free child seats under 12",
  ],
  notIncluded: [
    "Agulhas park and lighthouse fees",
    "Shipwreck Museum entrance",
    "Meals and drinks",
    "Registered tourist guide",
  ],
  bring: [
    "A pillow for the drive home",
    "A windproof jacket",
    "Shoes that may get wet at the cave",
    "Swimming things, December to March",
    "Binoculars for the cranes",
    "Snacks for children",
  ],
  bestTime:
    "August and September have canola, lambs, whales and mild wind all at once. From October to April the days are long enough for Hermanus in sunshine. In June and July the last two hours are in the dark.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Atlantic Seaboard",
    "Southern Suburbs",
    "Airport hotels",
    "Somerset West and Gordon’s Bay",
    "Stellenbosch",
  ],
  questions: [
    {
      question: "Is it too much for one day?",
      answer:
        "For some people, yes. You sit for about 6\u00a0h 45\u00a0min out of 13 and a half hours. If that sounds like too much, leave out Arniston and be home by about 18:30, or take Hermanus alone as a whale or cliff-path day.",
    },
    {
      question: "Can we walk into the Waenhuiskrans cave?",
      answer:
        "Only around low tide, over rocks that are sharp and slippery. A rising sea closes the entrance. We’ll look up the tide table for your date and can swap Arniston and Agulhas to suit it.",
    },
    {
      question: "Is Cape Agulhas or Cape Point the southern tip?",
      answer:
        "Agulhas, at 34 degrees 50 minutes south. Cape Point has the height and the drama. Here the land simply lies down and stops, which moves some visitors more.",
    },
    {
      question: "May we walk through Kassiesbaai?",
      answer:
        "Yes, on the lanes. Fishing families have lived in these cottages for some 200 years, and it is a village, not an exhibit. Buy bread or crafts if they are on sale, and ask before you photograph a doorway with someone in it.",
    },
    {
      question: "What if it rains all day?",
      answer:
        "The museum at Bredasdorp, lunch and the storm itself at Agulhas are all better for weather. Lighthouse and cave are not. When the forecast is truly bad, choose another date: this is a day for far views.",
    },
  ],
  stops: [
    { name: "Grabouw", lat: -34.152, lon: 19.015, time: "07:30" },
    { name: "Bredasdorp", lat: -34.533, lon: 20.041, time: "09:25" },
    { name: "Cape Agulhas", lat: -34.8324, lon: 20.0004, time: "10:45" },
    { name: "Struisbaai", lat: -34.799, lon: 20.051, time: "12:55" },
    { name: "Arniston", lat: -34.666, lon: 20.231, time: "14:50" },
    { name: "Stanford", lat: -34.442, lon: 19.456, time: "17:20" },
    { name: "Hermanus", lat: -34.4187, lon: 19.24, time: "18:00" },
  ],
  related: ["whale-watching", "garden-route", "winelands"],
};
