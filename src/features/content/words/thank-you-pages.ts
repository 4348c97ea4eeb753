import type { Href } from "#platform/browser/link.tsx";

type Link = { readonly label: string; readonly to: Href };
type Step = { readonly title: string; readonly text: string };

export type ThankYouPage = {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly nextTitle: string;
  readonly next: readonly Step[];
  /** Said above the telephone number. */
  readonly hurry: string;
  readonly links: readonly Link[];
};

export type ThankYouKind = "inquiry" | "quote" | "booking";

/** After a form has arrived: what happens now, and by when. */
export const thankYouPages: Readonly<Record<ThankYouKind, ThankYouPage>> = {
  inquiry: {
    metaTitle: "Thank you, your message has arrived | Cape Town Shuttle",
    metaDescription:
      "Your message has reached Cape Town Shuttle. A person reads it and answers within 24 hours; for trips today or tonight, please call the desk.",
    kicker: "Message received",
    title: "Thank you. Somebody is reading it.",
    lead: "Your message has reached us, and a confirmation is on its way to your inbox. You hear from a person within 24 hours.",
    nextTitle: "What happens now",
    next: [
      {
        title: "A person reads it",
        text: "Not a robot with a template. If something is missing, that is the first thing we ask.",
      },
      {
        title: "You get an answer",
        text: "By e-mail, or by telephone if you left a number and the matter is pressing.",
      },
      { title: "Nothing is booked yet", text: "A question is a question. You decide when it becomes a trip." },
    ],
    hurry: "Travelling today? Do not wait for the mail, call us.",
    links: [
      { label: "Back to the home page", to: "/" },
      { label: "Browse the tours", to: "/tours" },
      { label: "Look at attractions", to: "/attractions" },
    ],
  },
  quote: {
    metaTitle: "Thank you, your quote is being prepared | Cape Town Shuttle",
    metaDescription:
      "Your request for a quote has reached Cape Town Shuttle. A consultant contacts you within 5 to 20 minutes with the price of your trip, free of charge.",
    kicker: "Quote request received",
    title: "Thank you. We are doing the sums.",
    lead: "A consultant contacts you within 5 to 20 minutes with a personalised quote. It is free, and it binds you to nothing.",
    nextTitle: "What the quote will tell you",
    next: [
      {
        title: "The price and its parts",
        text: "Vehicle, distance, hours, and tolls if there are any, each on its own line.",
      },
      { title: "How long it holds", text: "Normally 72 hours, and never past the last moment for arranging the trip." },
      { title: "How to say yes", text: "One button in the message. Payment comes after it and not before." },
    ],
    hurry: "Forgotten a bag or a passenger? Tell us before the figure is made.",
    links: [
      { label: "See what we do", to: "/services" },
      { label: "Read the reviews", to: "/reviews" },
      { label: "Start a booking instead", to: "/booking" },
    ],
  },
  booking: {
    metaTitle: "Thank you, your booking is with us | Cape Town Shuttle",
    metaDescription:
      "Your booking has reached Cape Town Shuttle and has a reference. A consultant contacts you within 5 to 20 minutes; the confirmation follows by e-mail.",
    kicker: "Booking received",
    title: "Thank you. The road is planned.",
    lead: "Your booking has its reference, and a confirmation e-mail will reach you shortly. Keep the reference; it opens every door at our desk.",
    nextTitle: "From here to the kerb",
    next: [
      {
        title: "We check it by hand",
        text: "Within 5 to 20 minutes a consultant contacts you, to confirm the price or to ask about the flight.",
      },
      {
        title: "You meet on paper",
        text: "Twenty-four hours before pickup we send the driver’s name and the number plate.",
      },
      {
        title: "You can still change it",
        text: "Plans move. Up to 12 hours before pickup you may call the trip off without a fee.",
      },
    ],
    hurry: "Pickup within the next day? Call, so that we start at once.",
    links: [
      { label: "Plan a day out", to: "/tours" },
      { label: "What to see", to: "/attractions" },
      { label: "Book the way back", to: "/booking" },
    ],
  },
};
