import type { ServicePage } from "../page-shapes.ts";
import { priceBasis } from "../price-basis.ts";

export const carHire: ServicePage = {
  slug: "car-hire",
  title: "Car Hire",
  metaTitle: "Car hire with a driver in {town}, half or full day",
  metaDescription:
    "Hire a car with its driver in {town}: half day from {hire.half}, full day {hire.full}+. Your route and your stops, no damage deposit, no excess, no parking.",
  shortDescription: "A car that comes with a driver, for half a day or a full one, and goes where you say.",
  lead: "This is car hire without the counter. No damage deposit on your card, no excess in small print, no photographs of old scratches. The car arrives at your door with a driver who knows the way.",
  description: [
    "A half day, from {hire.half} per vehicle, is a morning or an afternoon. It is enough for Kirstenbosch and Groot Constantia, which lie 13 and 20\u00a0km from the city centre and 15 minutes apart. It is enough for Signal Hill, Bo-Kaap and the Company’s Garden at walking pace, or for three errands, a fitting and a late lunch in Hout Bay.",
    "A full day, {hire.full} and more per vehicle, opens the map. Stellenbosch is 50\u00a0km away and Franschhoek 82, with the Helshoogte road between them. Cape Point is 67\u00a0km and about an hour and 20 minutes, longer and better if you go by the coast. Hermanus is an hour and a half over Sir Lowry’s Pass, or rather more by Clarence Drive, which is the way to choose when the sun is out. The upper end, {hire.most} per vehicle, is a larger one on a long day.",
    "People ask why not simply rent. Rent if you like driving, because the roads are good. But consider the left-hand traffic on three hours’ sleep, the tasting room at noon, the parking in Camps Bay in January, and the unlit kilometres of the N2 after dinner. With a driver, the wind decides less too. When the cableway stops, your driver already knows what the afternoon could be instead.",
  ],
  features: [
    "Half day or full day",
    "Driver and fuel in the price",
    "Sedan or shuttle",
    "Your own route and stops",
    "No damage deposit, no excess",
    "Child seats free under 12",
  ],
  benefits: [
    {
      title: "No licence needed",
      text: "Nothing to translate, no international permit, no age limit for the person in the back.",
    },
    {
      title: "A route that follows the weather",
      text: "When the south-easter sandblasts Muizenberg, Clifton lies sheltered below Lion’s Head. The driver looks at the sky first and at the plan second.",
    },
    {
      title: "Stops without reasons",
      text: "A farm stall, a viewpoint, a bench. You asked for the car, so it stops for what you see and not for what we sell.",
    },
    {
      title: "Nothing left in view",
      text: "Bags stay in a car with a driver beside it. That is the plainest answer to the usual advice about parked cars and back seats.",
    },
  ],
  vehicleClasses: ["sedan", "shuttle"],
  priceText: "From {hire.half} half day / {hire.full}+ full day",
  priceBasis: priceBasis.carHire,
  durationText: "Half day or full day",
  capacityText: "1–14 passengers",
  areas: [
    "City, mountain and Waterfront",
    "Peninsula to Cape Point",
    "Constantia and Kirstenbosch",
    "Stellenbosch, Franschhoek and Paarl",
    "Hermanus and Betty’s Bay",
    "West Coast to Yzerfontein and Darling",
  ],
  steps: [
    {
      title: "Pick half or full",
      text: "If you hesitate, name the places. We’ll add up the roads and tell you which it is.",
    },
    {
      title: "Fix the date",
      text: "Date, hour, address, number of people. The quote states the hours and kilometres it includes.",
    },
    {
      title: "Start where you are",
      text: "Hotel, flat, ship or arrivals hall: the car comes to you and the day starts there.",
    },
    {
      title: "Pay your way",
      text: "By card, by bank transfer or in cash, in rand. There is no damage deposit on your card.",
    },
  ],
  questions: [
    {
      question: "Can I hire the car without the driver?",
      answer:
        "No. Every one of our vehicles comes with one of our drivers. If you want keys only, the rental desks at the airport will look after you.",
    },
    {
      question: "Why does a full day run from {hire.full} to {hire.most}?",
      answer:
        "Both are per vehicle. A sedan round the Peninsula is near the lower price, a 14-seat shuttle to Hermanus and back near the upper. The size of the car and the length of the road make the difference.",
    },
    {
      question: "Do your drivers act as guides?",
      answer:
        "Any of them will tell you what you are looking at and where the good bread is. A registered tourist guide who walks with you and explains a museum is another profession, and can be asked for separately.",
    },
    {
      question: "Are entrance tickets part of the hire?",
      answer:
        "They are not. Cape Point, Boulders, the cableway and the tastings charge at their own gate, and their prices change each season.",
    },
    {
      question: "Can a half day become a full one?",
      answer:
        "If the car has no later trip, yes, and you only pay the difference. Ask by noon on a morning hire and the answer is usually yes.",
    },
  ],
};
