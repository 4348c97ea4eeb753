import type { TourPage } from "../page-shapes.ts";

export const township: TourPage = {
  slug: "township",
  metaTitle: "Township tour: District Six, Langa and Gugulethu",
  metaDescription:
    "A private half day in District Six, Langa and Gugulethu at a respectful pace, on foot with a registered local guide on request. 4 to 5 hours, from {tour.township}.",
  lead: "A half day about how Cape Town was divided and how its people live now: the District Six Museum, Langa, on foot if you add a registered local guide, and Gugulethu on the way back.",
  story: [
    "It starts in town, because the story does. On 11 February 1966 the government declared District Six, a crowded and mixed quarter on the edge of the city centre, an area for white people only. Over the following years more than 60\u00a0000 people were forcibly removed to the Cape Flats, and their homes were demolished. The museum, in a Methodist church in Buitenkant Street, opened in December 1994. Former residents have written their names on a map of streets that no longer exist.",
    "Langa is older than apartheid. It was laid out under the Urban Areas Act of 1923, opened in 1927, and built so that Black workers could be watched and counted. From here, on 30 March 1960, the young student Philip Kgosana led tens of thousands of people on foot to the centre of Cape Town to protest against the pass laws. Today Langa is family houses, former hostels, schools, choirs, jazz and a great many small businesses, with Table Mountain at the end of the street.",
    "This is not a drive past poverty with the windows up. You get out, you take your time, and you spend your money where people earn it. A guide introduces you to people on the way. If you would rather not enter anyone’s home, say so. No one will mind.",
  ],
  location: "District Six, Langa and Gugulethu",
  highlights: [
    "District Six Museum",
    "Langa, opened in 1927",
    "Guga S’thebe arts centre",
    "Gugulethu memorials",
    "The old pass office in Langa",
    "Crafts bought from their makers",
    "Lunch in the township, if you like",
  ],
  itinerary: [
    {
      time: "09:00",
      title: "Pickup",
      text: "A short ride to Buitenkant Street on the edge of the city centre.",
    },
    {
      time: "09:20",
      title: "District Six Museum",
      text: "An hour among street signs, family photographs and recorded voices. At set times a former resident tells the story in person. Ask at the entrance.",
    },
    {
      time: "10:25",
      title: "Across District Six",
      text: "Past the open ground, the churches and mosques that were spared, and the new houses to which some families have returned. Then the N2, about 15 minutes to Langa.",
    },
    {
      time: "10:50",
      title: "Langa",
      text: "Guga S’thebe, the arts centre with its mosaic walls. With the registered local guide you have added, you go on from there on foot: studios, the old pass office, hostels, and a street where people stop to talk.",
    },
    {
      time: "12:20",
      title: "Something to eat",
      text: "A plate of grilled meat, umngqusho or a vetkoek, depending on the day and your appetite.",
    },
    {
      time: "12:50",
      title: "Gugulethu",
      text: "The name means our pride. On Steve Biko Drive seven young men are remembered, shot dead by police on 3 March 1986.",
    },
    {
      time: "13:30",
      title: "Drop-off",
      text: "Back in town in half an hour or less: four and a half hours in all. You are home at 13:30.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "A vehicle that waits for you in Langa",
    "Free child seats under 12",
  ],
  notIncluded: [
    "Registered local guide, added on request",
    "District Six Museum entrance",
    "Food and drinks",
    "Crafts and donations",
  ],
  bring: [
    "Small notes for food and crafts",
    "Comfortable closed shoes",
    "A hat and water",
    "Curiosity, and patience with your camera",
  ],
  bestTime:
    "Monday to Saturday mornings, when the museum and the studios are open and the streets are busy. The museum is closed on Sundays. Langa then belongs to its churches and its braais, and a later start suits it.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Green Point and Sea Point",
    "Camps Bay",
    "Southern Suburbs",
    "Century City",
    "Airport hotels",
  ],
  questions: [
    {
      question: "Is it intrusive to visit a township?",
      answer:
        "It can be, if it is done from behind glass. On foot, with a registered local guide who chooses the way and is paid for the work, it is a visit like any other. Greet people, and let the guide decide where you go in.",
    },
    {
      question: "Is it safe?",
      answer:
        "You go by day, you walk only with a registered local guide, and the vehicle is never far. Leave jewellery at the hotel. When there is a taxi strike or unrest on the Cape Flats, we’ll tell you beforehand and move the tour.",
    },
    {
      question: "May we take photographs?",
      answer:
        "Of buildings and murals, yes. Of people only after asking, and of children only when a parent agrees. If you are not sure whether to raise the camera, do not.",
    },
    {
      question: "What does the walking guide cost, and is one included?",
      answer:
        "A guide is not included: our price covers the vehicle and driver. Ask for a registered local guide when you book and we’ll quote the fee, which depends on the size of your group. Without one you see the museum, Guga S’thebe and Gugulethu, but do not walk through Langa.",
    },
    {
      question: "Should we bring gifts for the children?",
      answer:
        "Please do not hand out sweets or money in the street. Buy a print or a bowl from its maker, or ask which crèche or club takes donations, and give there.",
    },
  ],
  stops: [
    { name: "District Six Museum", lat: -33.9279, lon: 18.4237, time: "09:20" },
    { name: "District Six", lat: -33.9303, lon: 18.4303, time: "10:25" },
    { name: "Langa", lat: -33.945, lon: 18.529, time: "10:50" },
    { name: "Gugulethu", lat: -33.976, lon: 18.572, time: "12:50" },
  ],
  related: ["robben-island", "table-mountain", "winelands"],
};
