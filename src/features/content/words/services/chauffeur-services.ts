import type { ServicePage } from "../page-shapes.ts";
import { priceBasis } from "../price-basis.ts";

export const chauffeurServices: ServicePage = {
  slug: "chauffeur-services",
  title: "Chauffeur Services",
  metaTitle: "Chauffeur services in {town}, by the day from {chauffeur.day}",
  metaDescription:
    "A sedan and a chauffeur at your disposal for 8 to 12 hours in Cape Town and the Winelands. Meetings, site visits, unhurried days. From {chauffeur.day} per day.",
  shortDescription: "A sedan, a chauffeur and your own timetable, for a working day or an unhurried one.",
  lead: "A transfer goes from one place to another. A chauffeur stays. The sedan is outside when the meeting ends early, and still outside when it does not.",
  description: [
    "You hire the car and the person for a day of 8 to 12 hours, for one to three passengers. Inside that day you decide: a breakfast at the Mount Nelson, a board meeting in Century City, an hour at a building site in Paarl, dinner in Camps Bay. City centre to Century City is 11\u00a0km, city to Paarl about 60, and your chauffeur works out when to leave.",
    "Cape Town rewards a driver who knows its clock. The N1 and N2 into town are slow until 09:00 and the same roads out are slow from 16:00. Kloof Nek backs up on the first windless day after a week of south-easter, when the whole city decides to take the cableway. The R310 over Helshoogte is a better way to Franschhoek than the map thinks, if you have 10 minutes and like mountains. Your chauffeur carries all this in mind and mentions it only when asked.",
    "Discretion is part of the work. Calls made in the back stay in the back. There is no commentary unless you want one, and no music you did not choose. For several days in a row we’ll send the same chauffeur wherever the roster allows, so that the second morning needs no instructions.",
  ],
  features: [
    "8 to 12 hours at your disposal",
    "Sedan for 1 to 3 passengers",
    "The same chauffeur over several days where possible",
    "Itinerary changed as you go",
    "Quiet by default",
    "Invoice or corporate account",
  ],
  benefits: [
    {
      title: "Your hours become yours",
      text: "An hour on the N1 is an hour of reading, phone calls or looking out of the window. None of it is spent on lanes.",
    },
    {
      title: "No parking, anywhere",
      text: "You step out at the entrance and step in at the entrance. Where the car spends the time between is not your concern.",
    },
    {
      title: "The left side of the road",
      text: "Visitors from right-hand traffic tell us the first roundabout is the worst. You can leave all of them to a driver who knows these roads.",
    },
    {
      title: "Plans that may fall over",
      text: "A client cancels, the wind closes the cableway, the lunch turns into an afternoon. Say the new address and the day goes on from there.",
    },
  ],
  vehicleClasses: ["sedan"],
  priceText: "From {chauffeur.day} per day",
  priceBasis: priceBasis.chauffeur,
  durationText: "8–12 hours",
  capacityText: "1–3 passengers",
  areas: [
    "City Bowl, Foreshore and Waterfront",
    "Atlantic Seaboard",
    "Century City and Bellville offices",
    "Constantia and the Southern Suburbs",
    "Stellenbosch and Techno Park",
    "Paarl and Franschhoek",
  ],
  steps: [
    {
      title: "Give us the shape of the day",
      text: "First address, last address, and what must not be late. The middle may stay open.",
    },
    {
      title: "Get the day’s price",
      text: "A consultant quotes within 5 to 20 minutes, with the hours and kilometres it contains.",
    },
    {
      title: "Meet at the door",
      text: "The chauffeur is there ahead of time and has the day’s addresses already.",
    },
    {
      title: "Change your mind",
      text: "As often as you need to. If the day outgrows its hours, we’ll tell you the price of the next one first.",
    },
  ],
  questions: [
    {
      question: "How is this different from car hire with a driver?",
      answer:
        "A chauffeur day is one sedan for up to three people, priced by the day. Car hire offers half days as well, and vehicles for larger parties. If you are unsure, tell us the plan and we’ll suggest the cheaper of the two.",
    },
    {
      question: "What comes on top of the day’s price?",
      answer:
        "Tolls such as Chapman’s Peak or the Huguenot Tunnel, and parking you ask for, appear as separate lines at what they cost. Your meals and entrance tickets are yours to pay.",
    },
    {
      question: "Can the day end at the airport?",
      answer:
        "It often does. Put the luggage in the boot at breakfast and we’ll plan the last stop backwards from your flight.",
    },
    {
      question: "Do chauffeurs carry a licence for this?",
      answer:
        "Yes. Each has a professional driving permit (PrDP) for passengers as well as an ordinary licence, and has passed a background check. You are welcome to ask to see the permit.",
    },
    {
      question: "May I book the chauffeur for an evening only?",
      answer:
        "The day rate is the smallest unit here. For a dinner and back, a private shuttle or a half day of car hire usually costs less.",
    },
  ],
};
