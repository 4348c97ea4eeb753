import type { TourPage } from "../page-shapes.ts";

export const capePeninsula: TourPage = {
  slug: "cape-peninsula",
  metaTitle: "Cape Peninsula private tour: Cape Point and penguins",
  metaDescription:
    "A private day round the Cape Peninsula: Boulders penguins, Cape Point, the Cape of Good Hope and Chapman’s Peak. 8 to 9 hours, from {tour.cape-peninsula}.",
  lead: "One full loop of the peninsula, about 165\u00a0km: False Bay and the penguins while the light is in the east, Cape Point at midday, Chapman’s Peak once the sun has come round to the Atlantic.",
  story: [
    "Most cars go down the Atlantic side first. We go the other way, for three plain reasons. The morning traffic is coming into town while you leave it. Boulders has fewer people in front of its penguins before the coaches arrive. And on Chapman’s Peak, driving north, you are in the lane on the sea side with the sun on the cliffs.",
    "Cape Point is not the southern tip of Africa. That is Cape Agulhas, about 150\u00a0km to the south-east. What it has is two lighthouses and a good reason for the second. The old one, first lit in 1860 and 238\u00a0m up, spent too many nights inside the cloud. After the Portuguese liner Lusitania struck Bellows Rock in April 1911, a new light was built lower down, 87\u00a0m above the water, and it has burned since 1919.",
    "Pack for two climates. A still morning in Simon’s Town says nothing about the Point, where the wind can take a hat in one go.",
  ],
  location: "False Bay, Cape Point and Chapman’s Peak",
  highlights: [
    "Penguins at Boulders",
    "Cape Point lighthouses",
    "Cape of Good Hope",
    "Chapman’s Peak Drive",
    "Kalk Bay harbour and its seals",
    "The beach huts of St James",
    "Misty Cliffs and Kommetjie",
    "Camps Bay under the Twelve Apostles",
  ],
  itinerary: [
    {
      time: "08:00",
      title: "Pickup",
      text: "From your door, then down the M3 past Newlands and Constantia, against the rush hour.",
    },
    {
      time: "08:40",
      title: "Muizenberg and St James",
      text: "Surfers at Surfers’ Corner, and the painted bathing huts beside the St James tidal pool.",
    },
    {
      time: "09:10",
      title: "Kalk Bay",
      text: "Coffee at a working fishing harbour. The seals at the quay wait for the boats, not for you.",
    },
    {
      time: "10:00",
      title: "Boulders",
      text: "An hour on the boardwalks at Foxy Beach. The first pairs came ashore here in the early 1980s. The species has been listed as critically endangered since 2024.",
    },
    {
      time: "11:35",
      title: "Cape Point",
      text: "Up to the old lighthouse on foot or by funicular, which takes about three minutes, then lunch at the Point or a picnic of your own.",
    },
    {
      time: "13:45",
      title: "Cape of Good Hope",
      text: "The south-westernmost point of the continent, a photograph at the board, ostriches and bontebok beside the road if you are lucky.",
    },
    {
      time: "14:30",
      title: "Scarborough to Kommetjie",
      text: "The Atlantic side: Misty Cliffs, kelp, and the white iron tower of Slangkop lighthouse.",
    },
    {
      time: "15:25",
      title: "Chapman’s Peak Drive",
      text: "Nine kilometres and 114 bends above the sea, opened in 1922, with a stop at the lookout over Hout Bay.",
    },
    {
      time: "16:15",
      title: "Camps Bay and home",
      text: "10 minutes on the beachfront, then over Kloof Nek. You are back at your door at about 16:45.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Free child seats under 12",
    "Extra photo stops along the way",
  ],
  notIncluded: [
    "Cape of Good Hope reserve fee",
    "Boulders penguin colony fee",
    "Funicular at Cape Point",
    "Chapman’s Peak toll",
    "Meals and drinks",
    "Registered tourist guide",
  ],
  bring: [
    "A windproof jacket, in January too",
    "Shoes with grip for the lighthouse steps",
    "Sunscreen and a hat that stays on",
    "A bank card: the park gates take no cash",
    "Swimming things, November to April",
  ],
  bestTime:
    "October to April has the longest light, and every month works. June to November adds whales in False Bay, best from August to October. The Cape Town Cycle Tour closes most of this loop on one Sunday in March.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Green Point and Sea Point",
    "Camps Bay and Hout Bay",
    "Southern Suburbs",
    "Simon’s Town and Fish Hoek",
    "Century City and Blouberg",
  ],
  questions: [
    {
      question: "Can a group come by coach?",
      answer:
        "Yes, the other way round. Buses may drive Chapman’s Peak southwards only, so a luxury coach starts on the Atlantic side and ends with the penguins. Large coaches are not let in at all: they go by Constantia and Ou Kaapse Weg.",
    },
    {
      question: "What if Chapman’s Peak Drive is closed?",
      answer:
        "It happens after heavy rain, rockfall and fire. Then you cross the mountain by Ou Kaapse Weg and reach Hout Bay over Constantia Nek. It adds about 20 minutes, and you save the toll.",
    },
    {
      question: "Can we do the loop the other way round?",
      answer:
        "Of course. It makes sense if you want the seal boats from Hout Bay, which sail mostly in the morning. Tell us when you book and we’ll start on the Atlantic side.",
    },
    {
      question: "Are the baboons dangerous?",
      answer:
        "They are wild animals and can hurt people when food is involved. The park’s advice: never feed them, keep windows and doors shut, keep food out of sight and eat indoors. Keep your distance, and if one takes your food, let it go.",
    },
    {
      question: "Can we swim with the penguins?",
      answer:
        "At Boulders Beach, beside the boardwalks, people and penguins share the water on the same ticket. Keep a few metres away and do not touch them: they bite.",
    },
    {
      question: "Is the day possible with a wheelchair or a pram?",
      answer:
        "Mostly, yes. The main boardwalk at Boulders is level, and the funicular spares you the climb at Cape Point, though the last steps to the old lighthouse remain steps. Tell us about folding chairs so the boot is big enough.",
    },
  ],
  stops: [
    { name: "Muizenberg Beach", lat: -34.1087, lon: 18.4702, time: "08:40" },
    { name: "Kalk Bay", lat: -34.1286, lon: 18.4486, time: "09:10" },
    { name: "Boulders penguin colony", lat: -34.1974, lon: 18.4512, time: "10:00" },
    { name: "Cape Point", lat: -34.353, lon: 18.489, time: "11:35" },
    { name: "Cape of Good Hope", lat: -34.3581, lon: 18.4718, time: "13:45" },
    { name: "Kommetjie", lat: -34.1405, lon: 18.327, time: "14:30" },
    { name: "Chapman’s Peak Drive", lat: -34.088, lon: 18.359, time: "15:25" },
    { name: "Camps Bay", lat: -33.951, lon: 18.3776, time: "16:15" },
  ],
  related: ["table-mountain", "winelands", "sunset-photography"],
};
