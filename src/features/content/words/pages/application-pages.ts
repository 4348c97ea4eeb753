import type { Href } from "#platform/browser/link.tsx";
import type { PictureName } from "../pictures.gen.ts";

type Point = { readonly title: string; readonly text: string };

export type ApplicationPage = {
  readonly path: Href;
  readonly picture: PictureName;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  /** How long it takes, and what to have ready. */
  readonly facts: readonly string[];
  /** The page that describes the partnership. */
  readonly about: { readonly label: string; readonly to: Href };
  readonly next: readonly Point[];
};

export type ApplicationPageKind = "travel_agent" | "hotel" | "driver_provider" | "dispatcher" | "driver";

const afterwards = (last: Point): readonly Point[] => [
  { title: "We review it", text: "We’ll review your application and documents within two working days." },
  { title: "We may ask", text: "If a document is missing, we’ll email you a link to add it." },
  { title: "You’re invited", text: "The link is valid for seven days. Open it, set a password and start." },
  last,
];

/** The texts of the five application forms around their fields. */
export const applicationPages: Readonly<Record<ApplicationPageKind, ApplicationPage>> = {
  travel_agent: {
    path: "/travel-agent-application",
    picture: "winelands",
    metaTitle: "Travel agent application | {company}",
    metaDescription:
      "Apply as a travel agent: company, contact, your markets and two documents. We’ll review it within two working days, and a link shows its status.",
    kicker: "Travel agents",
    title: "Apply as a travel agent",
    lead: "Tell us who you are and where your clients come from. Your answers are saved in this browser until you send them.",
    facts: ["About 10 minutes", "CIPC certificate and bank confirmation", "A reply within two working days"],
    about: { label: "What agents get", to: "/partners/travel-agent" },
    next: afterwards({
      title: "You book for clients",
      text: "Net rates, your own references, one statement per month.",
    }),
  },
  hotel: {
    path: "/hotel-partner-application",
    picture: "hotel-partnership",
    metaTitle: "Hotel partner application | {company}",
    metaDescription:
      "Apply as a hotel, lodge or guesthouse: your property, who is in charge of reception, and two documents. We’ll review it within two working days.",
    kicker: "Hotels & guesthouses",
    title: "Apply as a hotel",
    lead: "Four rooms or 400: tell us about your property. Your answers are saved in this browser until you send them.",
    facts: ["About 10 minutes", "CIPC certificate and bank confirmation", "A reply within two working days"],
    about: { label: "Compare the models", to: "/hotel-partnership" },
    next: afterwards({ title: "Reception goes live", text: "Your first booking, often on the same evening." }),
  },
  driver_provider: {
    path: "/driver-provider-application",
    picture: "private-shuttles",
    metaTitle: "Driver provider application | {company}",
    metaDescription:
      "Register your licensed vehicles and drivers: company, fleet, operating licences and insurance. We’ll review it within two working days.",
    kicker: "Driver providers",
    title: "Register as a driver provider",
    lead: "Your company, your vehicles and the documents that let them carry passengers. Your answers are saved in this browser until you send them.",
    facts: ["About 15 minutes", "Company, tax, licence and insurance documents", "A reply within two working days"],
    about: { label: "How offers work", to: "/partners/driver-provider" },
    next: afterwards({
      title: "Vehicles are verified",
      text: "We check the documents of each vehicle and driver. Then offers start.",
    }),
  },
  dispatcher: {
    path: "/dispatcher-application",
    picture: "staff-transport",
    metaTitle: "Dispatcher application | {company}",
    metaDescription:
      "Apply as a dispatcher at {company}: your experience, languages, shifts and a CV. We’ll review it within two working days and email you.",
    kicker: "Dispatchers",
    title: "Apply as a dispatcher",
    lead: "A cool head, a clear voice and a sense of timing: tell us about yourself. Your answers are saved in this browser until you send them.",
    facts: ["About 10 minutes", "ID and a CV", "A reply within two working days"],
    about: { label: "What the work is like", to: "/partners/dispatcher" },
    next: afterwards({ title: "A trial shift", text: "Beside an experienced dispatcher." }),
  },
  driver: {
    path: "/driver-signup",
    picture: "chapmans-peak",
    metaTitle: "Driver sign-up | {company}",
    metaDescription:
      "Drive for {company}: your licence, professional driving permit and police clearance. Apply in 10 minutes and follow its status by a link.",
    kicker: "Drivers",
    title: "Drive with us",
    lead: "You know the road, we have the passengers. Five documents show that you may drive them. A photo from your phone will do.",
    facts: ["About 10 minutes", "ID, licence, PrDP, police clearance, photo", "A reply within two working days"],
    about: { label: "What drivers get", to: "/driver-portal" },
    next: afterwards({
      title: "Your first trip",
      text: "Once your documents are verified, trips appear on your dashboard.",
    }),
  },
};
