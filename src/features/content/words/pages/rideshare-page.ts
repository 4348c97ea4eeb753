import type { Href } from "#platform/browser/link.tsx";
import type { Question } from "../page-shapes.ts";

type Action = { readonly label: string; readonly to: Href };

const steps = [
  {
    title: "Ask for a seat",
    text: "Tell us the date, the rough hour, both ends of the trip, and how many people and bags. We’ll reply with the departures that fit.",
  },
  {
    title: "See the terms first",
    text: "Before you pay you know the price of the seat, the pickup window, how many stops there are and the longest detour.",
  },
  {
    title: "Know a day ahead",
    text: "We decide 24 hours before departure. If enough seats are taken, it runs. If not, we’ll offer another departure, a private vehicle or a refund.",
  },
  {
    title: "Be ready, ride, arrive",
    text: "You get the driver’s name and the number plate. Be at your stop a few minutes early, so the others are on time too.",
  },
] as const;

const promises = [
  {
    icon: "stops",
    title: "Four stops at most",
    text: "Not a tour of every lobby in Sea Point. The limit is on the departure before you choose it.",
  },
  {
    icon: "detour",
    title: "25 minutes at most",
    text: "That is the longest a shared seat may add to the direct drive.",
  },
  {
    icon: "licence",
    title: "Our vehicles, our drivers",
    text: "The same licensed shuttles and checked drivers as on private trips, planned by the same team.",
  },
  {
    icon: "price",
    title: "A fixed seat price",
    text: "No surge when it rains, no bidding, no surprise at the other end.",
  },
] as const;

const compare = [
  { point: "When", shared: "At a scheduled departure", hailing: "Whenever you tap" },
  { point: "Who drives", shared: "One of our drivers, named beforehand", hailing: "The nearest driver" },
  { point: "Price", shared: "Per seat, known when you book", hailing: "Moves with demand" },
  { point: "Luggage", shared: "Counted with your seat", hailing: "Whatever the boot allows" },
] as const;

const questions: readonly Question[] = [
  {
    question: "Is this an e-hailing app?",
    answer:
      "No. You cannot call a car to the corner with it, and we do not send you a stranger’s vehicle. Shared seats are booked ahead, on departures that we schedule with vehicles licensed for the work.",
  },
  {
    question: "By when must I ask?",
    answer:
      "Seats close 12 hours before departure, because that is when the driver’s list is fixed. A day or two earlier gives you a choice of hours.",
  },
  {
    question: "What if I turn out to be the only passenger?",
    answer:
      "We’ll tell you the day before. You can move to a fuller departure, take the vehicle privately for the difference, or have the fare refunded in full.",
  },
  {
    question: "Does it work with flights?",
    answer:
      "For arrivals we group people who land close together, and we follow the flights. If your plane may be hours late, or you have a connection to catch, a private transfer is the safer choice and we’ll say so.",
  },
  {
    question: "Can children ride?",
    answer: "With an adult, yes. Tell us the age, and we’ll bring a child seat, free for children under 12.",
  },
];

/** Shared seats, scheduled and booked ahead, on the company's own licensed vehicles. */
export const ridesharePage = {
  metaTitle: "Shared seats on scheduled shuttles in {town}",
  metaDescription:
    "Rideshare by {company}: pre-booked seats on scheduled departures in our own licensed vehicles. At most four stops, a fixed seat price, no surge.",
  hero: {
    kicker: "Rideshare",
    title: "A seat instead of the whole shuttle",
    lead: "If you travel alone and your time is flexible, share. Scheduled departures, seats booked ahead, in our own licensed vehicles.",
    action: { label: "Ask for a seat", to: "/contact" } satisfies Action,
  },
  story: [
    "A shuttle with 14 seats and one passenger is a waste of road. Between the airport and the city, or the city and Stellenbosch, there are hours when several people want much the same thing. Shared departures put them into one vehicle and divide the cost.",
    "The trouble with sharing is usually the small print: six hotels before yours, or an hour on the kerb. So the limits are part of what you buy. If a departure cannot keep them, it is not offered.",
  ],
  howItWorks: { title: "How it works", steps },
  promises: { title: "What a shared seat promises", items: promises },
  compare: {
    title: "Scheduled, not hailed",
    rows: compare,
    columns: { shared: "Our shared seats", hailing: "Hailing apps" },
  },
  ask: {
    title: "How to ask for a seat",
    text: "Departures follow the season and the flights, so ask rather than search. Send a message with these four things, or call, and we’ll match you with a departure.",
    details: [
      "Date and earliest time",
      "Pickup and destination",
      "People, ages of children, bags",
      "Flight number, if there is one",
    ],
    contact: { label: "Send a message", to: "/contact" } satisfies Action,
    privateTrip: { label: "Book a private transfer instead", to: "/book/private-shuttle" } satisfies Action,
  },
  questions: { title: "About sharing", items: questions },
} as const;
