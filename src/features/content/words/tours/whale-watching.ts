import type { TourPage } from "../page-shapes.ts";

export const whaleWatching: TourPage = {
  slug: "whale-watching",
  metaTitle: "Whale watching tour to Hermanus, June to November",
  metaDescription:
    "Southern right whales off the Hermanus cliffs, by Clarence Drive and the Stony Point penguins. Private, 8 to 10 hours, June to November, from {tour.whale-watching}.",
  lead: "To Hermanus along the sea, back over the mountains: Clarence Drive, the penguins of Stony Point, and an afternoon above Walker Bay, where southern right whales come within a stone’s throw of the rocks.",
  story: [
    "Southern rights leave the cold water around Antarctica and reach this coast from June. They come to mate and to calve, mostly in sheltered bays, and the mothers stay until the calves are strong enough to travel, some of them until November. Walker Bay is deep right up to its cliffs. So you stand on a footpath, 10\u00a0m above the water, and hear one breathe before you see it.",
    "The University of Pretoria has counted them from the air every spring since 1969. Years differ: 304 mothers with calves between Nature’s Valley and Muizenberg in 2022, a record 568 in 2023. No driver can promise you a whale. From August to October, on a calm day, you would be unlucky to see none.",
    "You do not need a boat. If you want one, licensed operators sail from the New Harbour for about two hours. Only their boats may come as near as 50\u00a0m. Everyone else must keep 300\u00a0m away. The swell has the last word, and a cancelled sailing still leaves you 12\u00a0km of cliff path.",
  ],
  location: "Hermanus and Walker Bay",
  highlights: [
    "Whales in Walker Bay",
    "Hermanus cliff path",
    "Clarence Drive",
    "Stony Point penguins",
    "The Old Harbour of 1855",
    "Optional boat from the New Harbour",
    "Kogel Bay lookouts",
  ],
  itinerary: [
    {
      time: "08:00",
      title: "Pickup",
      text: "Out on the N2 past the airport and down to Gordon’s Bay, 58\u00a0km.",
    },
    {
      time: "09:00",
      title: "Clarence Drive",
      text: "The R44 between cliff and False Bay, by Kogel Bay to Rooi-Els. In season the first whales of the day are often seen from a lay-by here.",
    },
    {
      time: "09:50",
      title: "Stony Point, Betty’s Bay",
      text: "A penguin colony on the site of a whaling station, with a boardwalk, three kinds of cormorant and far fewer people than Boulders. It opens at 08:00.",
    },
    {
      time: "11:10",
      title: "Hermanus, Old Harbour",
      text: "Another 40\u00a0km. Start above the old slipway, where fishing boats have been hauled out since 1855, and look for a V-shaped blow: two nostrils, one right whale.",
    },
    {
      time: "12:30",
      title: "Lunch",
      text: "Fish and a sea view in town. Ask for a table at the window. Half the room will stand up when something breaches.",
    },
    {
      time: "13:45",
      title: "Cliff path",
      text: "Walk from Gearing’s Point towards Sievers Point and Kwaaiwater. If you have booked the boat at about 12:00, lunch follows at about 14:15 and the walk is shorter.",
    },
    {
      time: "15:50",
      title: "Home over Houwhoek",
      text: "By the R43 and N2 through the apple country, over Sir Lowry’s Pass: 122\u00a0km, about an hour and a half. At your door by 17:30.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Clarence Drive on the way out",
    "Stops wherever a whale is seen",
    "Free child seats under 12",
  ],
  notIncluded: ["Boat trip", "Stony Point entrance", "Lunch and drinks", "Registered tourist guide"],
  bring: [
    "Binoculars, if you own any",
    "A windproof layer and a warm one",
    "Flat shoes for the cliff path",
    "Seasickness tablets if you go by boat",
    "Polarised sunglasses",
  ],
  bestTime:
    "August to October, when most whales and calves are in the bay. June and July have fewer animals and empty paths. In November the last mothers leave.",
  seasonalNote:
    "This tour runs from June to November only, because that is when the whales are here. The town’s Whale Festival, around the end of September, is lively and makes parking slow.",
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
      question: "What if we see no whales?",
      answer:
        "No one can order one. But you can improve the odds: come between August and October, choose a day with little wind, and let us drive on to De Kelders, some 40\u00a0km further, when Hermanus is quiet.",
    },
    {
      question: "Should we book the boat or stay on land?",
      answer:
        "On land you watch longer and it costs nothing. A boat brings you level with the animal, which is another thing altogether. Boats usually sail at about 09:00, 12:00 and 15:00. Book the 12:00 sailing direct with the operator and send us the time.",
    },
    {
      question: "What if the R44 along the sea is closed?",
      answer:
        "Storms bring rocks down on Clarence Drive. Then we’ll take the N2 over Sir Lowry’s Pass both ways and reach Stony Point from the Kleinmond side, or leave it out for an extra hour at Hermanus.",
    },
    {
      question: "Are there other whales than southern rights?",
      answer:
        "Humpbacks pass further out from about May to December, and Bryde’s whales live off this coast all year. From the cliffs it is nearly always southern rights: no fin on the back, white callosities on the head.",
    },
    {
      question: "Is it a good day for children?",
      answer:
        "Yes, if the first stop is the penguins. The drive is split into pieces of under an hour, the cliff path has benches every few hundred metres, and the Old Harbour’s rock pools do the rest.",
    },
  ],
  stops: [
    { name: "Gordon’s Bay", lat: -34.159, lon: 18.868, time: "09:00" },
    { name: "Rooi-Els", lat: -34.301, lon: 18.818 },
    { name: "Stony Point penguins", lat: -34.3733, lon: 18.8935, time: "09:50" },
    { name: "Hermanus Old Harbour", lat: -34.4203, lon: 19.2437, time: "11:10" },
    { name: "Hermanus New Harbour", lat: -34.4345, lon: 19.2247 },
    { name: "Sir Lowry’s Pass", lat: -34.148, lon: 18.929 },
  ],
  related: ["overberg", "west-coast", "cape-peninsula"],
};
