import type { AirportRoutePage } from "../page-shapes.ts";

/** The other side of the mountain, False Bay and the shore to the north. */
export const suburbRoutes: readonly AirportRoutePage[] = [
  {
    slug: "newlands-claremont",
    name: "Newlands and Claremont",
    metaTitle: "Airport to Newlands and Claremont: private transfer, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Newlands, Claremont and Rondebosch: the quickest drive from the airport, times by the hour, fares by vehicle.",
    picture: "kirstenbosch-gardens",
    lead: "The shortest drive on our list: the leafy side of the mountain begins where the airport road meets the M5.",
    road: [
      "You leave the N2 well before Hospital Bend, which is the point: most of the city’s queue is behind that turning, and you do not join it. The M5 brings you to Rondebosch and Claremont, with Devil’s Peak from its back and the university on the slope.",
      "Newlands gets two to three times the rain of the city centre, because the clouds let go as they climb the mountain. If the plane came in over sunshine and your driver reaches for the wipers in Newlands Avenue, nothing is wrong.",
    ],
    arrival:
      "This is a district of guesthouses, schools, hospitals and stadiums. For visiting hours at a clinic, a graduation or a match, tell us the time you have to be inside and not the time you land: we’ll count back. On match days streets around the cricket ground are closed, and we drop you at the nearest open corner.",
    questions: [
      {
        question: "Which is nearer to Kirstenbosch, this or the city?",
        answer:
          "This. From Newlands the gate of the garden is a few minutes by car; from the city centre it is 15 minutes.",
      },
      {
        question: "Can you drop one of us at the university and the rest at the hotel?",
        answer: "Yes. Add the second address as an extra stop and both are in one price.",
      },
    ],
    tours: ["cape-peninsula", "winelands", "table-mountain"],
  },
  {
    slug: "constantia",
    name: "Constantia",
    metaTitle: "Airport to Constantia: private transfer to the oldest vineyards, fares",
    metaDescription:
      "Private transfer from Cape Town International to Constantia’s hotels and wine estates: the way by the M5, drive times by the hour, fares for every vehicle.",
    picture: "groot-constantia",
    lead: "From the runway to vines in about half an hour on a quiet road: Constantia is the nearest wine country an airport could wish for.",
    road: [
      "The M5 takes you south along the back of the mountain, past Wynberg, and then the suburb changes its mind about being a suburb: hedges grow taller, the pavements turn to grass, and there are horses. Ladies Mile and Spaanschemat River Road are the two ways in, and a driver chooses by the hour.",
      "School traffic is what counts here: from 07:15 to 08:00 and again at about 14:00, the lanes between the M3 and Constantia Main Road are full of cars with one child each.",
    ],
    arrival:
      "Hotels and estates lie behind long drives with a gatehouse. Where the gate asks for names, send us its rules and we’ll give your name and our number plate beforehand. If your first lunch is at Groot Constantia or one of its neighbours, we can go there first and take the luggage on to the hotel: book the restaurant as a stop.",
    questions: [
      {
        question: "Is Constantia a good base without a car?",
        answer:
          "For eating, wine and gardens, yes, with a driver when you need one: distances are short but there are no pavements to speak of. For beaches and nightlife, stay on the Atlantic side.",
      },
      {
        question: "Does Tokai or Bergvliet cost the same?",
        answer:
          "They are a few kilometres further down the M5 or beside it. Enter the address and you see the exact price before you book.",
      },
    ],
    tours: ["cape-peninsula", "winelands", "township"],
  },
  {
    slug: "simons-town",
    name: "Simon’s Town",
    metaTitle: "Airport to Simon’s Town and Boulders: private transfer, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Simon’s Town: along False Bay by Muizenberg and Kalk Bay, minutes by the hour, fares by vehicle.",
    picture: "attraction-cape-peninsula",
    lead: "Keep False Bay on your left and drive until the navy: this is the only airport road we know that ends beside penguins.",
    road: [
      "South on the M5 until it reaches the sea at Muizenberg, and from there along the water: St James with its coloured bathing boxes, Kalk Bay with its harbour, Fish Hoek with its long beach. For the last ten kilometres road and railway share the strip between the mountain and the rocks, and in a storm both get wet. From June to November look out of the left window: whales come close in.",
      "Kalk Bay’s main road is one lane each way with parking on both sides. On a fine Sunday it can cost as much time as the whole motorway; then we cross over Boyes Drive, which runs above the villages and has the view as well.",
    ],
    arrival:
      "Simon’s Town is a working naval town on a slope, one long street below and steep lanes above. Guesthouses on the upper roads have steps where others have a drive, so tell us if anyone in your party should not climb. Boulders and its penguins are two kilometres past the station, on the same side as the sea.",
    questions: [
      {
        question: "Is it sensible to stay here and tour from here?",
        answer:
          "For the Peninsula it is ideal: Cape Point is close and you reach it before the coaches. For the Winelands or the city you add the best part of an hour to every day.",
      },
      {
        question: "Can we stop in Kalk Bay for breakfast on the way?",
        answer: "Gladly. Enter it as an extra stop, and say for how long, so that the driver plans for it.",
      },
    ],
    tours: ["cape-peninsula", "whale-watching", "table-mountain"],
  },
  {
    slug: "bloubergstrand",
    name: "Bloubergstrand",
    metaTitle: "Airport to Bloubergstrand and Table View: private transfer and fares",
    metaDescription:
      "Private transfer from Cape Town International to Bloubergstrand: by the N7 or by Century City, drive times by the hour, fares by vehicle.",
    picture: "table-mountain",
    lead: "To the beach from which every postcard of Table Mountain is taken: across the bay, with the kites in front.",
    road: [
      "There is no motorway to Blouberg. Your driver either crosses the northern suburbs by way of the N7, or follows the N1 towards the city and turns up the coast past Century City and the lagoon at Milnerton. Which is better changes during the day, and the answer from an hour ago is no help.",
      "The coast road carries everyone who lives in Table View and works in town. It is full towards the city in the morning, which does not hurt you, and full towards Blouberg from about 16:00, which does.",
    ],
    arrival:
      "From Table View to Big Bay the beachfront is six kilometres of apartments, each block facing the same view. The name of the block and the number of the gate are what we need. Kitesurfers: long boards need a shuttle or a trailer, so tell us how many there are and how long.",
    questions: [
      {
        question: "Can you carry kite and surf gear?",
        answer:
          "Yes, if we know it beforehand. Count each board bag as a large bag in the booking, and the vehicle it chooses has the room.",
      },
      {
        question: "Is it quicker than staying in the city?",
        answer:
          "No. It is a little further in distance and noticeably further in minutes. People choose it for the wind and the view.",
      },
    ],
    tours: ["west-coast", "robben-island", "table-mountain"],
  },
];
