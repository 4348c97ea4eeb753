export type Question = { id: string; question: string; answer: string };

/** The twelve questions people ask most, answered by the company's own policies. */
export const faq: readonly Question[] = [
  {
    id: "how-far-ahead",
    question: "How far ahead should I book?",
    answer:
      "Please book transfers at least 24 hours ahead, and tours and groups 48 to 72 hours ahead. If your trip is sooner than that, the booking page shows whether we can confirm it at once or check first. You can also call us.",
  },
  {
    id: "price",
    question: "How do I get a price?",
    answer:
      "Book online or ask for a free quote, no account needed. A consultant will contact you within 5 to 20 minutes with a personalised quote for your trip. {surcharges} The price you see before you book includes all of it.",
  },
  {
    id: "cancellation",
    question: "What is your cancellation policy?",
    answer:
      "Cancelling is free up to 12 hours before pickup. Within 12 hours we charge 50% of the price, and the full price for a no-show. In the first 30 minutes after booking, cancelling is free. {cancellations}",
  },
  {
    id: "weather",
    question: "What if the weather spoils our plans?",
    answer: "If bad weather makes your trip or tour impossible, cancelling is free, however late it is.",
  },
  {
    id: "payment",
    question: "How can I pay?",
    answer:
      "By credit card, bank transfer or cash. Companies can travel on a corporate account. All prices are in South African rand (ZAR).",
  },
  {
    id: "child-seats",
    question: "Do you have child seats?",
    answer:
      "Yes, and they are free for children under 12. Tell us the ages when you book, and we’ll fit the right seat before the driver sets out.",
  },
  {
    id: "group-discount",
    question: "Is there a discount for groups?",
    answer:
      "Yes. Groups of {group.from} or more passengers travel at a reduced price. The discount is already in your quote.",
  },
  {
    id: "area",
    question: "Where do you drive?",
    answer:
      "Anywhere within 100\u00a0km of Cape Town. Longer trips, to the Overberg or along the Garden Route for example, have their own prices. Ask us for a quote.",
  },
  {
    id: "hours",
    question: "Can I book a pickup in the middle of the night?",
    answer:
      "Yes. We drive 24 hours a day, 365 days a year, and answer the phone at any hour. A pickup at 03:30 is an ordinary pickup to us.",
  },
  {
    id: "flight-delay",
    question: "What happens if my flight is delayed?",
    answer:
      "Give us your flight number when you book. We follow the flight and move the pickup to the time you really land, so your driver is there when you are.",
  },
  {
    id: "private-tours",
    question: "Will we share our tour with strangers?",
    answer:
      "No. All our tours are for private groups only: your people, your pace, and a driver who stops where you ask.",
  },
  {
    id: "vehicle-size",
    question: "How many people can you take?",
    answer:
      "One passenger or a conference. Sedans take 1 to 3 people, shuttles 4 to 14, luxury coaches 15 to 22, and large coaches 25 or more. For 23 to 44 passengers, please ask for a free quote.",
  },
];
