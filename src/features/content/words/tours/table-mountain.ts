import type { TourPage } from "../page-shapes.ts";

export const tableMountain: TourPage = {
  slug: "table-mountain",
  metaTitle: "Table Mountain tour with Signal Hill and Bo-Kaap",
  metaDescription:
    "The cableway early, then Signal Hill, Bo-Kaap and lunch at Camps Bay, with your own driver and a plan for windy days. 6 to 7 hours, from {tour.table-mountain}.",
  lead: "The cableway first, before the queue and usually before the wind. Then Signal Hill, the streets of Bo-Kaap and a late lunch by the sea. No two stops are more than 20 minutes’ drive apart.",
  story: [
    "Table Mountain makes its own rules. In summer the south-easter gets up towards noon, the cloud called the tablecloth pours over the edge, and the cableway stops. That is why this tour starts with the mountain and not with breakfast. The first cars go up at 08:00 or 08:30, depending on the season, and those on board have the rock almost to themselves.",
    "The cableway has run since 4 October 1929. The first cabins took 19 people and nearly 10 minutes. Today’s take 65, turn once on the way so that no one needs to fight for a window, and lift you 704\u00a0m in about five minutes. You step out 1\u00a0067\u00a0m above the harbour. The true summit, Maclear’s Beacon, is some 20\u00a0m higher at the far end of the plateau, an hour’s walk each way.",
    "Afterwards the city makes more sense. From Signal Hill you see how it is wedged between rock and water, and in Bo-Kaap, directly below, you walk through one of its oldest neighbourhoods. People live behind those bright doors. Greet, ask before you photograph anyone, and stay off the stoeps.",
  ],
  location: "Table Mountain and the City Bowl",
  highlights: [
    "Table Mountain cableway",
    "Signal Hill viewpoint",
    "Bo-Kaap on foot",
    "Lunch at Camps Bay",
    "Short walks on the plateau",
    "Dassies, sunbirds and fynbos",
    "A proper plan for wind and cloud",
  ],
  itinerary: [
    {
      time: "08:00",
      title: "Pickup",
      text: "Up Kloof Nek to Tafelberg Road. From the city centre it is about 6\u00a0km and 10 minutes.",
    },
    {
      time: "08:25",
      title: "Lower cable station",
      text: "You are dropped off at the entrance, so the parking along the road is not your problem. With a ticket bought online you join the shorter queue.",
    },
    {
      time: "09:00",
      title: "On the plateau",
      text: "Two hours for the marked paths: the Dassie Walk takes 15 minutes, the Agama Walk 30, and the Klipspringer Walk about 45 along the cliff edge.",
    },
    {
      time: "11:15",
      title: "Down again",
      text: "Your driver is waiting below. If a siren sounds on top, the wind is rising: go to the station at once.",
    },
    {
      time: "11:35",
      title: "Signal Hill",
      text: "Table Bay, Robben Island, the stadium and Lion’s Head from one car park. Lower down the slope the Noon Gun fires at 12:00, except on Sundays and public holidays.",
    },
    {
      time: "12:15",
      title: "Bo-Kaap",
      text: "Wale, Chiappini and Rose streets on foot, past the Auwal Mosque, founded in 1794 and the oldest in the country.",
    },
    {
      time: "13:10",
      title: "Camps Bay",
      text: "Lunch on the beachfront or a walk on the sand below the Twelve Apostles. The water is as cold as it looks warm.",
    },
    {
      time: "14:30",
      title: "Drop-off",
      text: "Over Kloof Nek or round by Clifton and Sea Point, as you like, and home six and a half hours after you left it.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Drop-off at the cable station entrance",
    "Waiting time while you are on top",
    "Free child seats under 12",
  ],
  notIncluded: ["Cableway ticket", "Lunch and drinks", "Registered tourist guide", "Museum entrances"],
  bring: [
    "A jacket: it is up to 10\u00a0°C colder on top",
    "Closed shoes",
    "Sunscreen, even under cloud",
    "Water",
    "Your cableway ticket, printed or on your phone",
  ],
  bestTime:
    "March and April have the least wind. From November to February go on the first clear morning you have. The cableway closes for annual maintenance each winter, usually in July or August, for a week or longer. Check its dates before you book.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Green Point and Sea Point",
    "Camps Bay and Clifton",
    "Southern Suburbs",
    "Century City and Blouberg",
    "Cruise terminal",
  ],
  questions: [
    {
      question: "Can a group come by coach?",
      answer:
        "Yes. Coaches may not drive into the lanes of Bo-Kaap, so you get off on Buitengracht and walk two blocks. The rest of the route is the same.",
    },
    {
      question: "What happens if the cableway is closed?",
      answer:
        "The cableway posts its status online from early morning. If wind or maintenance has closed it, we’ll turn the day round: Kirstenbosch and Signal Hill first, and the mountain in the afternoon if the wind drops. If it stays shut, move the tour to another date.",
    },
    {
      question: "Should we buy cableway tickets in advance?",
      answer:
        "Yes, online. A ticket stays valid for some days if the weather closes the mountain. Read the cableway’s terms for the exact number. Tickets for the afternoon have usually been cheaper than those for the morning.",
    },
    {
      question: "Can we hike up and ride down?",
      answer:
        "Fit walkers can. Platteklip Gorge, the direct way, takes two to three hours and is steep from the first step to the last. Start by 07:00, carry two litres of water each, never go alone, and know that the car down may stop for wind.",
    },
    {
      question: "Is it suitable for small children and wheelchairs?",
      answer:
        "The cabins are step-free and there is a level path near the upper station. Prams manage the first loop. Hold children’s hands near the edges: the walls are low.",
    },
    {
      question: "Can Kirstenbosch be added?",
      answer:
        "It is 13\u00a0km from the city centre, about 20 minutes. Swap it for Camps Bay and the day keeps its length. Take both and you need the full seven hours and a short lunch.",
    },
  ],
  stops: [
    { name: "Lower cable station", lat: -33.9482, lon: 18.403, time: "08:25" },
    { name: "Upper cable station", lat: -33.9575, lon: 18.4034, time: "09:00" },
    { name: "Signal Hill", lat: -33.9183, lon: 18.4036, time: "11:35" },
    { name: "Bo-Kaap", lat: -33.9214, lon: 18.4147, time: "12:15" },
    { name: "Camps Bay", lat: -33.951, lon: 18.3776, time: "13:10" },
  ],
  related: ["robben-island", "sunset-photography", "cape-peninsula"],
};
