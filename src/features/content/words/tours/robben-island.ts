import type { TourPage } from "../page-shapes.ts";

export const robbenIsland: TourPage = {
  slug: "robben-island",
  metaTitle: "Robben Island tour with private pickup and return",
  metaDescription:
    "Door to ferry and back for Robben Island, with a driver who waits and a plan for rough seas. 5 to 6 hours, from {tour.robben-island}, ferry ticket not included.",
  lead: "We bring you to the Nelson Mandela Gateway in good time, wait while you are on the island, and drive you home. The crossing, the bus and the prison are the museum’s own tour, led by its own guides.",
  story: [
    "Robben Island lies in Table Bay, 11 or 12\u00a0km by ferry from the Waterfront, in plain sight of the city that sent people there. It was a place of banishment from the 17th century, then a hospital and a place of confinement for people with leprosy and mental illness, then a military post. From 1961 to 1991 the apartheid state held its political prisoners on it. Nelson Mandela spent 18 of his 27 years in prison here, most of them in a cell of little more than two metres by two.",
    "He was one among thousands. Robert Sobukwe, leader of the Pan Africanist Congress, was kept alone in a small house from 1963 to 1969 and forbidden to speak with other prisoners. Walter Sisulu, Ahmed Kathrada and Govan Mbeki broke stone in the same lime quarry, and taught each other there. Many of the walks through the prison are led by former political prisoners. The museum decides who guides you on the day. Listen, and ask.",
    "The island has been a museum since 1997 and a World Heritage Site since 1999. It is not an easy morning. Leave some empty hours after it.",
  ],
  location: "V&A Waterfront and Table Bay",
  highlights: [
    "Ferry across Table Bay",
    "The prison and its cells",
    "Lime quarry",
    "Robert Sobukwe’s house",
    "Prison walk led by the museum’s guides",
    "Table Mountain from the water",
    "A driver waiting when you land",
  ],
  itinerary: [
    {
      time: "07:45",
      title: "Pickup",
      text: "For the 09:00 ferry. For the later sailings, usually 11:00 and 13:00, everything moves by the same number of hours.",
    },
    {
      time: "08:15",
      title: "Nelson Mandela Gateway",
      text: "At the Clock Tower side of the Waterfront. Boarding closes some 10 minutes before departure, and the security queue is slow. The exhibition there makes good use of the wait.",
    },
    {
      time: "09:00",
      title: "The crossing",
      text: "Between 30 and 50 minutes, depending on boat and swell. Sit outside on the way over, for the mountain growing wider behind you.",
    },
    {
      time: "09:50",
      title: "Round the island by bus",
      text: "The lime quarry, Sobukwe’s house, the graveyard of the leprosy hospital, and a stop with Cape Town across the water.",
    },
    {
      time: "10:40",
      title: "The prison",
      text: "On foot through the communal cells, the courtyard and the passage where Mandela’s cell is kept as it was. Some days the bus comes second and the prison first.",
    },
    {
      time: "11:50",
      title: "The ferry back",
      text: "15 minutes for the jetty, the shop and the penguins, then the return crossing.",
    },
    {
      time: "12:40",
      title: "Ashore",
      text: "Your driver meets you at the swing bridge. Have lunch at the Waterfront first, or go straight home.",
    },
    {
      time: "13:15",
      title: "Drop-off",
      text: "Five and a half hours after pickup if the ferries keep time, six if they do not.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Waiting time while you are on the island",
    "Free child seats under 12",
  ],
  notIncluded: [
    "Robben Island Museum ticket, which covers the ferry",
    "Food and drinks",
    "Parking or entrances elsewhere",
    "Registered tourist guide on the mainland",
  ],
  bring: [
    "Your ticket and your passport or ID",
    "A windproof jacket for the deck",
    "Sunglasses: the quarry is blinding",
    "Water and a snack, there is little to buy",
    "Tablets if the sea upsets you",
  ],
  bestTime:
    "February to May for the calmest crossings. In December and January tickets sell out weeks ahead. From June to August storms cancel more ferries, and the island is quiet when they do sail.",
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
      question: "Do you sell the ferry tickets?",
      answer:
        "No. Buy them from the Robben Island Museum, online and as early as you can. Current fees are on our Robben Island page. Then book us for the sailing on your ticket.",
    },
    {
      question: "What if the ferry is cancelled?",
      answer:
        "The museum rebooks or refunds its own ticket. You can move our drive to the new sailing, or use the morning for the District Six Museum and the Company’s Garden instead. If the weather is the reason, cancelling with us is free.",
    },
    {
      question: "Will a former prisoner show us round?",
      answer:
        "Many of the prison tours are led by former political prisoners, but we can’t promise it. The museum decides on the day, and it can’t be booked. The bus tour is led by a museum guide.",
    },
    {
      question: "Is it suitable for children?",
      answer:
        "From about age 10, when they can follow the story. There is a good deal of standing and listening, and no way to leave early: you return on the boat you were given.",
    },
    {
      question: "Can we manage it with a wheelchair?",
      answer:
        "The Gateway and the main ferry can be boarded by ramp and much of the prison is on one level, but buses and boats vary. Tell the museum when you buy the ticket, and tell us when you book.",
    },
  ],
  stops: [
    { name: "Nelson Mandela Gateway", lat: -33.9063, lon: 18.4222, time: "08:15" },
    { name: "Robben Island", lat: -33.8067, lon: 18.3662, time: "09:50" },
    { name: "V&A Waterfront", lat: -33.9036, lon: 18.4207, time: "12:40" },
  ],
  related: ["township", "table-mountain", "cape-peninsula"],
};
