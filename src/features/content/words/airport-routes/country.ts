import type { AirportRoutePage } from "../page-shapes.ts";

/** Away from the city: the Helderberg, the Winelands and the coast beyond the mountains. */
export const countryRoutes: readonly AirportRoutePage[] = [
  {
    slug: "somerset-west",
    name: "Somerset West",
    metaTitle: "Airport to Somerset West and Strand: private transfer, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Somerset West: straight down the N2, drive times by the hour, fares for every vehicle, golf bags included.",
    picture: "airport-transfers",
    lead: "Away from the city instead of towards it, with the Helderberg in the windscreen all the way.",
    road: [
      "It is the simplest drive we have: onto the N2 away from the city, over the Cape Flats, and off again below the Helderberg mountain. In the morning you travel against the queue. In the evening you are part of it, because a good share of Somerset West works in Cape Town, and the slow part is the last one, past the shopping centres on the N2.",
      "Strand and Gordon’s Bay lie a little further on the same road, on the beach. In a summer south-easter the sand blows across the lanes there; it looks dramatic and is harmless.",
    ],
    arrival:
      "Golf estates, retirement villages and wine hotels: nearly every address has a gate with a visitor list. Ask your host to put “{company}” on it, and you save ten minutes at the boom. Two golf bags travel well in a shuttle together with four people; in a sedan they take the place of the suitcases.",
    questions: [
      {
        question: "Can we go on to Hermanus from here another day?",
        answer:
          "Yes. You are already on the right side of the city for it: Sir Lowry’s Pass starts at the edge of town.",
      },
      {
        question: "Do you drive to Erinvale and the other estates?",
        answer:
          "Yes, to the house itself where the estate lets us in, otherwise to the gatehouse. Send the estate’s name with the booking.",
      },
    ],
    tours: ["winelands", "whale-watching", "overberg"],
  },
  {
    slug: "stellenbosch",
    name: "Stellenbosch",
    metaTitle: "Airport to Stellenbosch: private transfer to town and wine farms, fares",
    metaDescription:
      "Private transfer from Cape Town International to Stellenbosch: by the R300 and Polkadraai or the N2, drive times by the hour, fares for every vehicle.",
    picture: "attraction-cape-winelands",
    lead: "The oaks of Dorp Street are nearer to the airport than Camps Bay feels: vines start fifteen minutes after the terminal.",
    road: [
      "There are two ways and both are good. The usual one follows the N2 for a few exits and turns inland on the R310; the other leaves by the R300 and comes in over Polkadraai Hill, with farm stalls on both sides and strawberries in season. The mountains close in on three sides as you arrive, and the town is exactly where they leave room.",
      "The university decides the traffic. From February to November, weekday mornings and late afternoons are slow on the last three kilometres; in the holidays the same road is empty.",
    ],
    arrival:
      "In town, streets around the Braak are narrow and partly closed to cars in the evening, so for hotels in Church or Ryneveld Street we stop at the nearest corner and walk you in. Farm stays are the opposite: ten kilometres out, down gravel, with a gate and a dog. Send us the farm’s name, because several share a road number.",
    questions: [
      {
        question: "Is the price the same for a wine farm outside town?",
        answer:
          "For farms close to Stellenbosch, yes: they are driven to at the town’s price. Enter the farm in the booking and you see whether yours is one of them.",
      },
      {
        question: "Can we taste on the way from the airport?",
        answer:
          "With luggage in the boot that works well. Book a driver for half a day instead of a transfer; it is priced by time, and you stop where you like.",
      },
    ],
    tours: ["winelands", "cape-peninsula", "overberg"],
  },
  {
    slug: "paarl",
    name: "Paarl",
    metaTitle: "Airport to Paarl: private transfer by the N1, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Paarl: up the R300 and the N1, drive times by the hour, fares for sedan, shuttle and coach.",
    picture: "winelands",
    lead: "Three domes of granite shine after rain and give the town its name: you see them from the motorway long before the turning.",
    road: [
      "The R300 takes you north through the Cape Flats to the N1, and the N1 does the rest: past Durbanville’s hills, down the long slope where the valley opens, off at Paarl Main Road. There is no toll on this stretch; the Huguenot Tunnel is beyond the town, on the way to Worcester.",
      "The N1 is the city’s northern artery. Leaving the airport between 16:00 and 18:00 you share it with everyone who lives in Brackenfell and Kraaifontein; after that turning the road is yours.",
    ],
    arrival:
      "Paarl has one of the longest main streets in the country, eleven kilometres of it, with guesthouses at both ends. The house number matters more here than anywhere else on our list. The pale needle on the mountain above it is the Afrikaans Language Monument, a good first walk for stiff legs. In January and February the afternoons reach 38 degrees and more, so ask for a pickup in the morning if the heat troubles you.",
    questions: [
      {
        question: "Is Wellington the same trip?",
        answer: "It is the next town, 15 minutes further. Enter it as your destination and you get its own price.",
      },
      {
        question: "Can you take us on to Franschhoek afterwards?",
        answer:
          "Yes, it is just over the hill. Two transfers on two days, or one with a stop; the booking prices both.",
      },
    ],
    tours: ["winelands", "west-coast", "overberg"],
  },
  {
    slug: "franschhoek",
    name: "Franschhoek",
    metaTitle: "Airport to Franschhoek: private transfer into the valley, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Franschhoek: over Helshoogte or by the N1, drive times by the hour, fares for every vehicle.",
    picture: "winelands-cellar",
    lead: "The road ends in a bowl of mountains with a village at the bottom: you will know you have arrived, because there is nowhere further to go.",
    road: [
      "By day most drivers go through Stellenbosch and over the Helshoogte Pass, because it would be a pity not to: vineyards tip away below the road, and at the top the whole Drakenstein stands up at once. In the dark, or when students are moving house, the N1 to Paarl and the R45 up the valley is the calmer way, and it is hardly longer.",
      "From Pniel on, the road follows the Berg River past Boschendal. On a weekend in harvest time tractors have the right of way by custom if not by law.",
    ],
    arrival:
      "The village is one long street, and everything on it can be walked. The houses that cannot be walked to are the farms on both slopes and up towards the pass; tell them when you land, since the person with the key often runs the kitchen too. If you are staying for the tram, its terminus is in the middle of the main street, and we can drop you there and take your bags to the hotel.",
    questions: [
      {
        question: "Is there any public transport to Franschhoek from the airport?",
        answer:
          "Not in a form we would suggest with luggage. There is no train, and no scheduled bus from the airport into the valley.",
      },
      {
        question: "We have a dinner table at 19:30 and land at 17:00. Will it work?",
        answer:
          "With hand luggage, usually. With checked bags from an international flight it is tight: ask the restaurant for 20:00.",
      },
    ],
    tours: ["winelands", "overberg", "cape-peninsula"],
  },
  {
    slug: "hermanus",
    name: "Hermanus",
    metaTitle: "Airport to Hermanus: private transfer over Sir Lowry’s Pass, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Hermanus: over Sir Lowry’s Pass or by Clarence Drive, drive times by the hour, fares for every vehicle.",
    picture: "hermanus",
    lead: "Over one mountain range and down to a bay that has whales in it for half the year: the drive takes about an hour and a half, and the second half is the holiday.",
    road: [
      "The N2 runs straight at the Hottentots Holland mountains and goes over them at Sir Lowry’s Pass; look back from the lay-by at the top and the airport is somewhere in that haze. Then apples: Elgin grows a large part of the country’s. After Houwhoek you leave the N2 at Botrivier and follow the R43 along a lagoon where wild horses live, until Walker Bay appears on the right.",
      "There is a second way, along the cliffs from Gordon’s Bay to Rooi-Els, called Clarence Drive. It is one of the finest coast roads anywhere and adds about half an hour. Ask for it when you book; by night, in fog or with anyone who gets carsick, take the pass.",
    ],
    arrival:
      "Hermanus stretches for eighteen kilometres along the shore, from Hawston to Grotto Beach, and the numbered avenues of Voëlklip look alike at night. The name of the suburb saves you a tour of all of them. During the whale festival, around the end of September, parts of the centre may be closed to cars; then we drop you as near as we can.",
    questions: [
      {
        question: "When are the whales there?",
        answer:
          "From June to November, most of them from August to October. Outside these months Hermanus is a quiet seaside town with very good wine up the valley behind it.",
      },
      {
        question: "Is it better to stop here on the way to the Garden Route?",
        answer:
          "It is a sensible first night. You are over the pass already, and the road on to Swellendam and Mossel Bay starts from Caledon.",
      },
    ],
    tours: ["whale-watching", "overberg", "garden-route"],
  },
];
