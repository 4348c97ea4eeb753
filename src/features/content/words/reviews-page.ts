import type { Href } from "#platform/browser/link.tsx";

type Action = { readonly label: string; readonly to: Href };

const howItWorks = [
  {
    title: "Asked after the trip",
    text: "About two hours after the drop-off you get a link that works once. If you are busy it comes again two days later, and then never more.",
  },
  {
    title: "Four taps and a sentence",
    text: "Overall, punctuality, vehicle, driving. Words are welcome and not required.",
  },
  {
    title: "Shown as written",
    text: "We do not sort out the low ones. A review is held back only if it names private persons, insults somebody or belongs to another company.",
  },
  {
    title: "Answered where it hurts",
    text: "Three stars or fewer go to a manager as well, and you can have a private answer besides the public one.",
  },
] as const;

/** The words around the reviews themselves. */
export const reviewsPage = {
  metaTitle: "Reviews of Cape Town Shuttle by its passengers",
  metaDescription:
    "What passengers write about our airport transfers, tours and drivers in Cape Town, how a review comes about, and how to leave one after your own trip.",
  hero: {
    kicker: "Reviews",
    title: "Other people’s back-seat opinions",
    lead: "Praise is pleasant, but the useful reviews say what happened: the flight, the road, the weather, the driver. Here they are, the mixed ones included.",
  },
  howItWorks: { title: "How a review comes about", steps: howItWorks },
  yours: {
    title: "Travelled with us lately?",
    text: "Use the link in the message we sent after your trip. If it has gone astray, write to us with the booking reference and we send a fresh one. Something left in the vehicle? Say that first, and we look for it at once.",
    contact: { label: "Write to us", to: "/contact" } satisfies Action,
  },
  call: {
    title: "See for yourself",
    text: "The reviews that convince most people are their own.",
    book: { label: "Book Transfer", to: "/booking" } satisfies Action,
    tours: { label: "Explore Tours", to: "/tours" } satisfies Action,
  },
} as const;
