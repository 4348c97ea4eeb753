import type { ServicePage } from "../page-shapes.ts";
import { priceBasis } from "../price-basis.ts";

export const coachHire: ServicePage = {
  slug: "coach-hire",
  title: "Coach Hire",
  metaTitle: "Coach hire with driver in {town}, from {coach.day} per day",
  metaDescription:
    "Luxury coaches for 15 to 22 people and large coaches for 25 and more, with a driver. Schools, clubs and tours, in {town} or far beyond it.",
  shortDescription: "Coaches with a driver for schools, clubs, choirs and conferences, from 15 seats to more than 50.",
  lead: "Moving 50 people is not moving one person 50 times. It needs a vehicle that is allowed on the road you have in mind, a place to stop at the other end, and a driver who has turned round in it before.",
  description: [
    "We have two sizes. The luxury coach seats 15 to 22 and goes nearly everywhere a shuttle goes, including most wine farm avenues. The large coach is for 25 and more, with 50 seats or so and a hold beneath for the luggage. Our online booking takes up to 22 passengers or 45 and more. For 23 to 44, ask for a free quote and we’ll suggest the right coach.",
    "Large vehicles have rules of their own, and a day planned for a car can fail in a coach. Chapman’s Peak Drive takes buses in one direction only, from Hout Bay to Noordhoek, and none over 12.5\u00a0m. So a Peninsula day in a luxury coach goes down the Atlantic side and comes home along False Bay, and a large coach goes by Constantia and Ou Kaapse Weg. The cobbled streets of Bo-Kaap are too tight, so you walk up from the foot of Wale Street. The Swartberg Pass is gravel with stone walls and is no place for a coach at all. We draw the route first, then promise the time.",
    "Distances stretch as well. A bus may do 100\u00a0km/h where a car may do 120, and passengers want a stop every two hours. Cape Town to Knysna, 490\u00a0km and just over five hours by car, is nearer seven by coach with two proper breaks. On such days, and on very long ones, we plan the driver’s rest or a second driver. That is part of the quote and not negotiable.",
  ],
  features: [
    "15 to 22 seats, or 25 to 50 and more",
    "Driver always included",
    "Reclining seats and air-conditioning",
    "Luggage hold on large coaches",
    "Route checked for height, width and turning",
    "Single trips, days and tours of several days",
  ],
  benefits: [
    {
      title: "One headcount, one door",
      text: "Teachers and team managers know why this matters. Everyone gets out at the same place, and everyone is counted back in at it.",
    },
    {
      title: "Inspected like a bus should be",
      text: "The law requires a roadworthy test every six months for a bus. Ours are inspected monthly as well, and carry their documents on board.",
    },
    {
      title: "Stops that exist",
      text: "A coach needs a bay, not a hope. We find out where it may stop, where it may wait and who has to give permission.",
    },
    {
      title: "Cheaper per person",
      text: "From eight people the group discount applies, and the price of a coach divided by 40 is a pleasant number to report to a committee.",
    },
  ],
  vehicleClasses: ["luxury_coach", "large_coach"],
  priceText: "From {coach.day} per day",
  priceBasis: priceBasis.coach,
  durationText: "By the day, or several days",
  capacityText: "15–50+ passengers",
  areas: [
    "Cape Town and the Peninsula",
    "Cruise terminal in Duncan Dock",
    "Winelands and Breede Valley",
    "Hermanus and the Overberg",
    "West Coast to Langebaan and Paternoster",
    "Garden Route by quote",
  ],
  steps: [
    {
      title: "Describe the group",
      text: "How many, how old, how much luggage, and whether anyone uses a wheelchair.",
    },
    {
      title: "Send the plan",
      text: "Places and hours as you imagine them. We’ll mark what a coach can and cannot do.",
    },
    {
      title: "Agree route and price",
      text: "You get a timetable with real driving times and one price for the vehicle, driver included.",
    },
    {
      title: "Load and go",
      text: "The coach is ready before the hour. The driver has the route, and the group leader has the driver’s number.",
    },
  ],
  questions: [
    {
      question: "What does {coach.day} per day buy?",
      answer:
        "It is the start of the scale, per coach: one of up to 22 seats for a day close to Cape Town. Size, kilometres and long hours raise it. Your quote breaks the sum down so that a bursar can follow it.",
    },
    {
      question: "Do you carry school groups?",
      answer:
        "Often. Tell us the grade and the number of accompanying adults. Child seats are free for children under 12. Give us the heights when you book, since a booster must be fitted beforehand.",
    },
    {
      question: "Is there a toilet on board?",
      answer:
        "Not on every coach. If the route calls for one, tell us early and we’ll quote a vehicle that has it. Otherwise we’ll plan stops with enough facilities for the group.",
    },
    {
      question: "May the coach wait for a cruise ship?",
      answer:
        "Yes. Ships berth at the terminal in Duncan Dock, a few minutes from the Waterfront, and clearance decides when you walk off. The first 30 minutes of waiting at the port are free.",
    },
    {
      question: "How early should we reserve?",
      answer:
        "At least three days ahead for more than 22 people. For the last weeks of school terms, Easter and December, a month is wiser.",
    },
  ],
};
