import type { Href } from "#platform/browser/link.tsx";
import type { Question } from "../page-shapes.ts";

type Action = { readonly label: string; readonly to: Href };

const models = [
  {
    name: "Referral share",
    how: "The guest pays us, and you receive a percentage of the price.",
    suits: "Guesthouses and anyone who does not want to handle money for others.",
    money: "Earned when the trip is completed and paid with the monthly statement.",
  },
  {
    name: "Net rate",
    how: "You buy at an agreed rate and charge the guest your own price.",
    suits: "Hotels that sell transport as part of a stay or a package.",
    money: "We invoice you at the net rate. The difference is yours.",
  },
  {
    name: "Deposit kept",
    how: "The guest pays you a deposit, which is your share, and us the balance.",
    suits: "Receptions that sell tours over the counter.",
    money: "Yours at once, and settled once the trip has taken place.",
  },
] as const;

const dayAtTheDesk = [
  {
    time: "06:15",
    title: "The list for today",
    text: "Nine arrivals, four departures. Each has a driver, a number plate and an expected time, and the night porter has ticked off the first two.",
  },
  {
    time: "09:40",
    title: "A guest asks about whales",
    text: "It is September. The receptionist looks up the tour, reads out the price and books it for tomorrow with a room number.",
  },
  {
    time: "13:05",
    title: "A flight slips",
    text: "The list moves the arrival by 50 minutes automatically. Housekeeping notices that room 12 has more time than it thought.",
  },
  {
    time: "18:30",
    title: "Dinner in Constantia for 10",
    text: "One shuttle there, one back at 22:45, on the hotel’s account. Reception fills in four fields and makes no phone call.",
  },
  {
    time: "Month end",
    title: "The statement",
    text: "Line by line. If a line looks wrong, you query it, and we pay the others in the meantime.",
  },
] as const;

const questions: readonly Question[] = [
  {
    question: "What is the percentage?",
    answer:
      "It is agreed with each property, by service, and written into the agreement. We do not publish it, because a transfer and a three-day tour are not the same piece of work.",
  },
  {
    question: "How do we know a booking came from us?",
    answer:
      "Bookings made at your reception carry your property’s name and the colleague’s. Guests who scan the code or follow your link are recognised for 45 days.",
  },
  {
    question: "What happens if a guest does not appear?",
    answer:
      "The driver waits, calls the guest and calls you. It counts as a no-show only after the waiting time, with every attempt on record. The guest’s terms then apply, and you see them on the booking.",
  },
  {
    question: "Can the hotel change or cancel for a guest?",
    answer:
      "Yes, for bookings your property has made, within the limits that apply to everyone. The screen shows the cost of the change before you confirm it.",
  },
  {
    question: "How do we leave?",
    answer:
      "Send us an email. We pay what you have earned with the next statement, and drive guests who are already booked as promised.",
  },
];

/** The partnership for hotels at length; /partners/hotel is its short form. */
export const hotelPartnershipPage = {
  metaTitle: "Hotel partnership: three models for guest transport",
  metaDescription:
    "How a hotel partnership with {company} works in practice: three ways to share the price, a day at the front desk, statements, and how to join us.",
  hero: {
    kicker: "Hotel partnership",
    title: "A transport desk you don’t have to staff",
    lead: "Your guests ask for three things: the airport, a day out and a trip home from dinner. This is how a property of any size can offer all three, and what it earns.",
    apply: { label: "Apply for a partnership", to: "/hotel-partner-application" } satisfies Action,
  },
  models: {
    title: "Three ways of sharing the price",
    lead: "Choose one for the whole property, or a different one for tours. If it turns out not to suit, we’ll agree on another.",
    items: models,
  },
  day: {
    title: "A day at the front desk",
    lead: "An invented hotel on an ordinary spring day, to show where the work goes.",
    items: dayAtTheDesk,
  },
  guests: {
    title: "What your guests notice",
    items: [
      "A driver who knows your property and where its entrance is",
      "A message with name and number plate the day before",
      "Free child seats for children under 12",
      "A price in rand that does not change",
    ],
  },
  starts: {
    title: "What you need to start",
    items: [
      "An application, 10 minutes",
      "A signed agreement with rates and billing",
      "Names of the people who may book",
      "A place on the desk for one small card",
    ],
  },
  questions: { title: "Questions hoteliers ask", items: questions },
  call: {
    title: "Try it with next week’s arrivals",
    text: "Send us the application and we’ll reply with a proposal for your property, not a brochure.",
    apply: { label: "Apply now", to: "/hotel-partner-application" } satisfies Action,
    overview: { label: "The short version", to: "/partners/hotel" } satisfies Action,
  },
} as const;
