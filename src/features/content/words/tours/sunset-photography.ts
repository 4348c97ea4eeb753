import type { TourPage } from "../page-shapes.ts";

export const sunsetPhotography: TourPage = {
  slug: "sunset-photography",
  metaTitle: "Sunset photography tour: Cape Town in the last light",
  metaDescription:
    "A private evening for photographers: Bo-Kaap, Signal Hill, Maiden’s Cove and the harbour at blue hour, timed to the sun. 4 to 5 hours, from {tour.sunset-photography}.",
  lead: "Four places in the order the light leaves them: colour in Bo-Kaap, the whole city from Signal Hill, the Twelve Apostles turning orange at Maiden’s Cove, and the harbour at blue hour.",
  story: [
    "Sunset in Cape Town moves by more than two hours over the year, from about 17:45 in June to 20:00 around New Year. The plan below is for mid-November, when the sun goes down at about 19:30. For any other date we shift every stop by the same amount: a winter evening starts at about 13:45, a midsummer one at 16:00.",
    "The order matters more than the clock. Bo-Kaap lies under the eastern slope of Signal Hill and is in shade long before evening, so it comes first. The hill itself comes next, for two reasons. Its ridge throws a shadow over the City Bowl well before the sun is down, and since 2023 the national park has asked operators to be off it by sunset because of robberies. We keep to that.",
    "Then it is down to the Atlantic. At Maiden’s Cove the sun sets into the sea behind you while the Twelve Apostles in front of you go yellow, orange and, for four or five minutes, nearly red. The better picture often comes half an hour later, when the sky is deep blue and the harbour lights have come on. This is a driver’s evening and not a course: you know your camera, and we know where to stand.",
  ],
  location: "City Bowl and Atlantic Seaboard",
  highlights: [
    "Bo-Kaap in full colour",
    "Signal Hill panorama",
    "Maiden’s Cove at sunset",
    "Harbour at blue hour",
    "Timed to the sun, not to the clock",
    "The Twelve Apostles in orange",
    "Blouberg on request",
  ],
  itinerary: [
    {
      time: "15:30",
      title: "Pickup",
      text: "Four hours before sunset. Look at the cloud together with the driver and settle the order: the plan is yours to change.",
    },
    {
      time: "15:50",
      title: "Bo-Kaap",
      text: "Wale Street, Chiappini Street and the steep cobbles between them. Walk up: the view back over the rooftops beats the one from the corner everyone uses.",
    },
    {
      time: "17:00",
      title: "Signal Hill",
      text: "City bowl on one side, Sea Point and the ocean on the other. A lens of 24 to 70\u00a0mm does most of the work. Take something longer for Robben Island.",
    },
    {
      time: "18:10",
      title: "Kloof Nek and down to the coast",
      text: "10 minutes by the hairpins to Camps Bay, with a stop where the road opens on Lion’s Head.",
    },
    {
      time: "18:30",
      title: "Maiden’s Cove",
      text: "Granite boulders, tidal pools, Clifton on the right and the Apostles on the left. Set up early for the foreground you want, and watch the swell.",
    },
    {
      time: "19:55",
      title: "V&A Waterfront",
      text: "Masts, cranes and the clock tower with the mountain behind, in the half hour when sky and lamps are equally bright.",
    },
    {
      time: "20:25",
      title: "Drop-off",
      text: "Just under five hours after we met, in time for dinner and the first look at the screen.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "A route timed to that day’s sunset",
    "A driver who stays with the vehicle",
  ],
  notIncluded: [
    "Photography tuition or equipment",
    "Permits for commercial shoots",
    "Dinner and drinks",
    "Registered tourist guide",
  ],
  bring: [
    "A wide lens and a short telephoto",
    "A light tripod",
    "A spare battery: wind and cold eat them",
    "A cloth for salt spray",
    "A warm layer for the hill",
    "Shoes that grip on wet granite",
  ],
  bestTime:
    "March to May and September to November, when the air is clear and the wind often drops in the evening. Winter fronts bring the wildest skies between two days of rain. Midsummer brings haze and the south-easter.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Green Point and Sea Point",
    "Camps Bay and Clifton",
    "Southern Suburbs",
    "Milnerton and Blouberg",
  ],
  questions: [
    {
      question: "Can a group come by coach?",
      answer:
        "Yes. It stops on Buitengracht, and you carry your tripods two blocks up into Bo-Kaap. The other stops have room for it.",
    },
    {
      question: "Do I need a proper camera?",
      answer:
        "A recent phone manages everything but the blue hour without help. Lean it on a wall or bring a small tripod. What counts is being in the right spot 10 minutes before everyone else.",
    },
    {
      question: "What if the sky is grey?",
      answer:
        "Some cloud is a gift, since it catches colour from below. A closed grey lid is not. Call us by noon and we’ll look at the satellite picture together: stay, swap for Blouberg, or take another evening.",
    },
    {
      question: "Can we photograph the classic view from Blouberg?",
      answer:
        "Yes. Table Mountain across the bay is 23\u00a0km from the centre. It replaces Maiden’s Cove, since the sun sets only once, and it is the stop to choose when the south-easter lays a tablecloth.",
    },
    {
      question: "Is it safe with expensive equipment?",
      answer:
        "Show only what you are using. The driver stays with the vehicle and parks in sight, and we do not linger on Signal Hill or on empty beaches after dark. Insure your camera for travel in any case.",
    },
    {
      question: "May I photograph people and homes in Bo-Kaap?",
      answer:
        "It is a living neighbourhood, tired of strangers on its front steps. Ask before portraits, keep off the stoeps, put the camera away around the mosques at prayer time, and choose another hour on Fridays at midday.",
    },
    {
      question: "Can I fly a drone?",
      answer:
        "Not on this tour. Drones are forbidden in Table Mountain National Park, which covers Signal Hill, and civil aviation rules keep them away from people, roads and buildings almost everywhere else we stop.",
    },
  ],
  stops: [
    { name: "Bo-Kaap", lat: -33.9214, lon: 18.4147, time: "15:50" },
    { name: "Signal Hill", lat: -33.9183, lon: 18.4036, time: "17:00" },
    { name: "Kloof Nek", lat: -33.9405, lon: 18.3965, time: "18:10" },
    { name: "Maiden’s Cove", lat: -33.9455, lon: 18.3745, time: "18:30" },
    { name: "V&A Waterfront", lat: -33.9036, lon: 18.4207, time: "19:55" },
  ],
  related: ["table-mountain", "cape-peninsula", "west-coast"],
};
