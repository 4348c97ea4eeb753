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
  /** Above the phone number. */
  readonly hurry: string;
  readonly links: readonly Link[];
};

export type ThankYouKind = "inquiry" | "quote" | "booking";

/** After a form was submitted: what happens next, and by when. */
export const thankYouPages: Readonly<Record<ThankYouKind, ThankYouPage>> = {
  inquiry: {
    metaTitle: "Thank you, your message has arrived | {company}",
    metaDescription:
      "Your message has reached {company}. We’ll reply within 24 hours. For trips today or tonight, please call us.",
    kicker: "Message received",
    title: "Thank you. We have your message.",
    lead: "A confirmation is on its way to your inbox. We’ll reply within 24 hours.",
    nextTitle: "What happens now",
    next: [
      {
        title: "Our team reads it",
        text: "If something is missing, we’ll ask for it first.",
      },
      {
        title: "You get an answer",
        text: "By email, or by phone if you left a number and it is urgent.",
      },
      { title: "Nothing is booked yet", text: "You decide when your enquiry becomes a booking." },
    ],
    hurry: "Travelling today? Please call us.",
    links: [
      { label: "Back to the home page", to: "/" },
      { label: "Browse the tours", to: "/tours" },
      { label: "Look at attractions", to: "/attractions" },
    ],
  },
  quote: {
    metaTitle: "Thank you, your quote is being prepared | {company}",
    metaDescription:
      "Your request for a quote has reached {company}. A consultant will contact you within 5 to 20 minutes with the price of your trip, free of charge.",
    kicker: "Quote request received",
    title: "Thank you. We’re preparing your quote.",
    lead: "A consultant will contact you within 5 to 20 minutes with a personalised quote. It is free and without obligation.",
    nextTitle: "What your quote shows",
    next: [
      {
        title: "The price and its parts",
        text: "Vehicle, distance, hours, and tolls if there are any, each on its own line.",
      },
      { title: "How long it’s valid", text: "Normally 72 hours, or until the last moment we can arrange the trip." },
      { title: "How to accept it", text: "With one button in the email. You pay only after that." },
    ],
    hurry: "Forgotten a bag or a passenger? Tell us now.",
    links: [
      { label: "See what we do", to: "/services" },
      { label: "Read the reviews", to: "/reviews" },
      { label: "Start a booking instead", to: "/booking" },
    ],
  },
  booking: {
    metaTitle: "Thank you, your booking is with us | {company}",
    metaDescription:
      "Your booking has reached {company} and has a reference. A consultant will contact you within 5 to 20 minutes, and the confirmation follows by email.",
    kicker: "Booking received",
    title: "Thank you. We have your booking.",
    lead: "You’ll receive a confirmation email shortly. Please quote your booking reference when you contact us.",
    nextTitle: "What happens now",
    next: [
      {
        title: "We check it",
        text: "Within 5 to 20 minutes a consultant will contact you, to confirm the price or to ask about your flight.",
      },
      {
        title: "You know your driver",
        text: "We’ll send the driver’s name and the number plate a day before pickup.",
      },
      {
        title: "You can still change it",
        text: "Cancelling is free up to 12 hours before pickup.",
      },
    ],
    hurry: "Pickup within the next day? Please call us.",
    links: [
      { label: "Plan a day out", to: "/tours" },
      { label: "What to see", to: "/attractions" },
      { label: "Book a return trip", to: "/booking" },
    ],
  },
};
