import type { ServicePage } from "../page-shapes.ts";
import { priceBasis } from "../price-basis.ts";

export const airportTransfers: ServicePage = {
  slug: "airport-transfers",
  title: "Airport Transfers",
  metaTitle: "{town} airport transfers, met by name, from {airport.ride}",
  metaDescription:
    "Private transfers between Cape Town International and your door, at any hour. Your flight is followed, your name is on the board, child seats are free.",
  shortDescription: "Met by name at arrivals and driven straight to your door, whenever you land.",
  lead: "You have been in the air since yesterday. The last 20\u00a0km should not need a plan of your own, so we bring one: a name board, a clean vehicle and a driver who has already looked at the traffic.",
  description: [
    "Cape Town International lies about 20\u00a0km east of the city centre, beside the N2. On a quiet road that is some 25 minutes to the centre or the Waterfront, half an hour to Camps Bay, and half an hour the other way to Stellenbosch. On weekday mornings, from about 06:30 to 09:00, the same road fills up past Langa and crawls over Hospital Bend. Then we plan for 45 to 60 minutes, and tell you when you book.",
    "Domestic and international passengers come out on the lower level of one terminal. Your driver is waiting there with your name, helps with the trolley and walks you to the vehicle. You do not queue, you do not haggle, and no one asks you to follow them to a car park you have not heard of. If anyone at the airport offers you a lift without your name in hand, smile and walk on.",
    "For the trip home we count backwards. Most airlines want you there three hours before an international departure and about two before a domestic one, so check yours. To that we add the drive, the hour of the day and a margin for rain. You get a pickup time with the reasoning behind it, and can move it earlier if you like an airport coffee.",
  ],
  features: [
    "Name board at arrivals",
    "Flight followed from departure",
    "60 minutes of waiting free at the airport",
    "Child seats free under 12",
    "Sedan, shuttle or luxury coach",
    "Every hour of the year",
  ],
  benefits: [
    {
      title: "Late planes are our problem",
      text: "We follow the flight number you give us. If you land two hours late, the pickup moves by two hours and no one has to phone from the tarmac.",
    },
    {
      title: "The bags decide the vehicle",
      text: "Three people fit a sedan until they bring three surfboards. Tell us about golf clubs, prams, wheelchairs and dive bags, and we’ll send something with the room.",
    },
    {
      title: "Straight to the door",
      text: "One party, one vehicle, no other hotels on the way. The driver knows which Sea Point block has its entrance round the back and which guesthouse gate sticks.",
    },
    {
      title: "A price before you land",
      text: "The fare is agreed in rand before the trip, in writing. It does not grow because the N2 is slow.",
    },
  ],
  vehicleClasses: ["sedan", "shuttle", "luxury_coach"],
  priceText: "From {airport.ride}",
  priceBasis: priceBasis.airport,
  durationText: "45–60 minutes",
  capacityText: "1–22 passengers",
  areas: [
    "City Bowl and Waterfront",
    "Atlantic Seaboard to Hout Bay",
    "Southern Suburbs",
    "False Bay and Simon’s Town",
    "Century City, Milnerton and Blouberg",
    "Bellville and Durbanville",
    "Stellenbosch, Paarl and Franschhoek",
    "Somerset West and Gordon’s Bay",
  ],
  steps: [
    {
      title: "Send the flight",
      text: "Flight number, number of people, bags, and the address you are going to. Two minutes, no account.",
    },
    {
      title: "Agree the price",
      text: "A consultant replies within 5 to 20 minutes with a personalised quote. Card, bank transfer or cash.",
    },
    {
      title: "Know your driver",
      text: "A day before pickup we’ll send you the driver’s name and the number plate.",
    },
    {
      title: "Look for the board",
      text: "Collect your bags, come through the doors, find your name. The rest is sitting down.",
    },
  ],
  questions: [
    {
      question: "Where exactly do I meet the driver?",
      answer:
        "In the arrivals hall, beyond the sliding doors, by the board with your name on it. If you do not see it within a minute or two, stay inside and phone the number in your confirmation. The driver will come to you.",
    },
    {
      question: "What if passport control takes an hour?",
      answer:
        "It can, when several wide-bodied aircraft arrive together in the morning. The first 60 minutes at the airport are free, so an ordinary queue costs you nothing.",
    },
    {
      question: "What does the {airport.ride} cover?",
      answer:
        "It is the price per vehicle of a sedan for up to 3 passengers and {ride.km}\u00a0km. Belhar and other places within {hop.km}\u00a0km of the airport start at {airport.hop}. Distance and vehicle size raise it, and your quote shows by how much. {group.from} or more people travelling together pay a reduced group price.",
    },
    {
      question: "My flight has been cancelled. Now what?",
      answer:
        "Tell us as soon as the airline tells you. We’ll move the pickup to your new flight, or cancel it. Cancelling is free up to 12 hours before pickup.",
    },
    {
      question: "Can you fit a baby seat at 05:00?",
      answer:
        "Yes. Give us the child’s age and weight when you book. The right seat is in the vehicle before it leaves for the airport, and it is free for children under 12.",
    },
    {
      question: "Can we stop for groceries on the way?",
      answer:
        "Gladly. Mention it when you book so that the stop is in the price, or ask on the day and the driver will say what it adds.",
    },
  ],
};
