import type { AttractionPage } from "../page-shapes.ts";

export const hermanusWhaleWatching: AttractionPage = {
  slug: "hermanus-whale-watching",
  name: "Hermanus whale watching",
  area: "Walker Bay, Overberg",
  metaTitle: "Hermanus whale watching: months, places, boats, odds",
  metaDescription:
    "Southern right whales in Walker Bay from June to November: which months are best, where to stand, boat rules and prices, and what happens on a stormy day.",
  lead: "For half the year, whales the length of a bus swim within shouting distance of the rocks at Hermanus. You need no boat, only patience and a jacket.",
  story: [
    "The animals are southern right whales, up to 15\u00a0m long and 50 tonnes. Whalers named them: slow, close inshore, afloat when dead, the right ones to kill. By the time they were protected in 1935, perhaps a few hundred were left in all the southern seas. They leave the Southern Ocean in autumn and come to the bays of the Overberg to calve, nurse and mate. Walker Bay has deep water right up to a low cliff, and that is the whole secret of Hermanus.",
    "The first arrive in June. From August to October mothers and calves lie close in, and the last pairs leave in November. They have been counted from the air since 1969. The 2023 survey found a record 1\u00a0176 along the coast between Muizenberg and Nature’s Valley, 568 of them mothers each with a calf. In 2020 the whole count was only 165. So there are fat years and thin ones, and people here will tell you which it is.",
    "Stand at Gearing’s Point or on the terraces above the Old Harbour and look for a blow in the shape of a V, then for a black back with no fin. The pale crusts on the head are callosities, as individual as a face. A whale that lifts its head to look around is spyhopping. One that throws itself out of the water is breaching, often four or five times running, so keep watching the same spot. When the whale crier is on duty, a kelp horn gives the news in a code written on a sandwich board. The first crier started in 1992.",
    "The road there is worth daylight. The quick one, the N2, climbs Sir Lowry’s Pass out of Somerset West, with all of False Bay behind you, crosses the apple country of Elgin and turns off at Bot River: 122\u00a0km, about an hour and a half. The coast road by Gordon’s Bay, Rooi-Els and Betty’s Bay takes a good half hour more and is one long viewpoint, with whales of its own under the cliffs. Our tour goes out by the one and home by the other.",
  ],
  facts: {
    openingHours:
      "The cliffs never close. Boats usually sail at about 09:00, 12:00 and 15:00 from June to November, sea permitting",
    fee: "Free from the shore. Boat trips about R1\u00a0000 to R1\u00a0400 per adult, checked November 2026",
    timeNeeded: "2 to 3\u00a0h on the cliffs, 2\u00a0h more for a boat; a full day from Cape Town",
    bestLight: "Mid-morning with the sun behind you, and flat water before the afternoon wind",
    season: "June to November, best from August to October",
    caution: "Spray makes the lower rocks slippery and swells come without warning; stay on the path",
  },
  fromAirport: { km: 104, minutes: 80 },
  fromCity: { km: 122, minutes: 90 },
  tips: [
    "Bring binoculars, and give it an hour in one place before you give up. People who walk about looking for whales see mostly other people.",
    "From the cliff, a still, overcast day beats a bright windy one. Whitecaps hide the blows and glare hides everything.",
    "If you want a boat, reserve two days ahead: the 09:00 sailing if you sleep in town, the 12:00 one if you drive out that day. Choose an operator with a whale-watching permit, which allows the boat to 50\u00a0m. Everyone else must keep 300\u00a0m off.",
    "The Whale Festival, around the end of September, is good fun and terrible for parking. Another week is better for whales and lunch alike.",
  ],
  near: ["hermanus", "hermanus-cliff-path", "bettys-bay"],
  tours: ["whale-watching", "overberg"],
  questions: [
    {
      question: "Do you promise that we will see one?",
      answer:
        "No, and be careful of anyone who does. From August to October a day without a single whale in Walker Bay is rare. In June and November it can happen. On a private day you can go on to De Kelders, 40 minutes round the bay, if that is where the town says they are.",
    },
    {
      question: "Boat or cliff?",
      answer:
        "The cliff first: it is free, steady and surprisingly close. The boat adds eye level, the sound of breathing and a fair chance of seasickness, since it sails in open swell for about two hours. Inside the sanctuary part of the bay no boat may go from July to November, so the nearest whales often belong to those on land.",
    },
    {
      question: "What if there is a storm?",
      answer:
        "North-westerly gales close the harbour a few times each winter, and rain hides the bay. We would rather move you to another day than drive three hours for fog. If you are there already, the Old Harbour Museum and the wine farms of Hemel-en-Aarde are 10 minutes away, under roofs.",
    },
  ],
  position: { lat: -34.4203, lon: 19.2437 },
};
