import type { Href } from "#platform/browser/link.tsx";

type Action = { readonly label: string; readonly to: Href };

const howItWorks = [
  {
    title: "Asked after the trip",
    text: "About two hours after the drop-off we’ll send you a link that works once. We’ll remind you once, two days later.",
  },
  {
    title: "Four taps and a sentence",
    text: "Overall, punctuality, vehicle, driving. Words are welcome and not required.",
  },
  {
    title: "Shown as written",
    text: "We never hide low ratings. A review is withheld only if it names private individuals, insults someone or is about another company.",
  },
  {
    title: "Low ratings get an answer",
    text: "Three stars or fewer go to a manager as well, and you can ask for a private reply as well as the public one.",
  },
] as const;

/** The words around the reviews themselves. */
export const reviewsPage = {
  metaTitle: "Reviews of {company} by its passengers",
  metaDescription:
    "What passengers write about our airport transfers, tours and drivers in {town}, how a review comes about, and how to leave one after your own trip.",
  hero: {
    kicker: "Reviews",
    title: "Other people’s back-seat opinions",
    lead: "Praise is pleasant, but the useful reviews say what happened: the flight, the road, the weather, the driver. Here they are, the mixed ones included.",
  },
  howItWorks: { title: "How a review comes about", steps: howItWorks },
  yours: {
    title: "Travelled with us lately?",
    text: "Use the link in the message we sent after your trip. If you can’t find it, contact us with the booking reference and we’ll send a new one. Left something in the vehicle? Tell us first, and we’ll look for it at once.",
    contact: { label: "Contact us", to: "/contact" } satisfies Action,
  },
  call: {
    title: "See for yourself",
    text: "The reviews that convince most people are their own.",
    book: { label: "Book Transfer", to: "/booking" } satisfies Action,
    tours: { label: "Explore Tours", to: "/tours" } satisfies Action,
  },
} as const;
