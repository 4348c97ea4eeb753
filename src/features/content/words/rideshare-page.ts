import type { Href } from "#platform/browser/link.tsx";
import type { Question } from "./page-shapes.ts";

type Action = { readonly label: string; readonly to: Href };

const steps = [
  {
    title: "Ask for a seat",
    text: "Tell us the day, the rough hour, both ends of the trip, and how many people and bags. We answer with the departures that fit.",
  },
  {
    title: "See the terms first",
    text: "Before you pay you know the price of the seat, the pickup window, how many stops there are and the longest detour.",
  },
  {
    title: "Know a day ahead",
    text: "At 24 hours before departure we decide. Enough seats are taken and it runs, or we offer another departure, a private vehicle, or your money back.",
  },
  {
    title: "Be ready, ride, arrive",
    text: "You get the driver’s name and the number plate. Stand at your stop a few minutes early; the others are on the clock too.",
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
    text: "The same licensed shuttles and checked drivers as on private trips, planned by the same desk.",
  },
  {
    icon: "price",
    title: "A fixed seat price",
    text: "No surge when it rains, no bidding, no surprise at the other end.",
  },
] as const;

const compare = [
  { point: "When", shared: "At a scheduled departure", hailing: "Whenever you tap" },
  { point: "Who drives", shared: "A driver of ours, named beforehand", hailing: "Whoever is nearest" },
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
      "You hear it the day before. You may move to a fuller departure, take the vehicle privately for the difference, or have the fare refunded in full.",
  },
  {
    question: "Does it work with flights?",
    answer:
      "For arrivals we group people who land close together, and we follow the flights. If your plane may be hours late, or you have a connection to catch, a private transfer is the safer choice and we will say so.",
  },
  {
    question: "Can children ride?",
    answer:
      "With an adult, yes. Tell us the age, and a child seat travels along free of charge up to the twelfth birthday.",
  },
];

/** Shared seats, scheduled and booked ahead, on the company's own licensed vehicles. */
export const ridesharePage = {
  metaTitle: "Shared seats on scheduled shuttles in Cape Town",
  metaDescription:
    "Rideshare by Cape Town Shuttle: pre-booked seats on scheduled departures in our own licensed vehicles. At most four stops, a fixed seat price, no surge.",
  hero: {
    kicker: "Rideshare",
    title: "A seat instead of the whole shuttle",
    lead: "If you travel alone and the hour is not carved in stone, share. Scheduled departures, seats booked ahead, in our own licensed vehicles.",
    action: { label: "Ask for a seat", to: "/contact" } satisfies Action,
  },
  story: [
    "A shuttle with fourteen seats and one passenger is a waste of road. Between the airport and the city, or the city and Stellenbosch, there are hours when several people want much the same thing. Shared departures put them into one vehicle and divide the cost.",
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
    text: "Departures follow the season and the flights, so ask rather than search. Send a message with these four things, or call, and a person matches you with a departure.",
    details: [
      "Day and earliest hour",
      "Pickup and destination",
      "People, ages of children, bags",
      "Flight number, if there is one",
    ],
    contact: { label: "Send a message", to: "/contact" } satisfies Action,
    privateTrip: { label: "Book a private transfer instead", to: "/book/private-shuttle" } satisfies Action,
  },
  questions: { title: "About sharing", items: questions },
} as const;
