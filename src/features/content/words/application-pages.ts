import type { Href } from "#platform/browser/link.tsx";
import type { PictureName } from "./pictures.gen.ts";

type Point = { readonly title: string; readonly text: string };

export type ApplicationPage = {
  readonly path: Href;
  readonly picture: PictureName;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  /** How long it takes, and what to have at hand. */
  readonly facts: readonly string[];
  /** The page that tells what the partnership is like. */
  readonly about: { readonly label: string; readonly to: Href };
  readonly next: readonly Point[];
};

export type ApplicationPageKind = "travel_agent" | "hotel" | "driver_provider" | "dispatcher" | "driver";

const afterwards = (last: Point): readonly Point[] => [
  { title: "A person reads it", text: "Within two working days, papers and all. You hear when it begins." },
  { title: "We may ask", text: "If a paper is missing you get an e-mail, and answer on your own page." },
  { title: "You are invited", text: "A link that is good for seven days. Open it, set a password, begin." },
  last,
];

/** What the five application forms say around their fields. */
export const applicationPages: Readonly<Record<ApplicationPageKind, ApplicationPage>> = {
  travel_agent: {
    path: "/travel-agent-application",
    picture: "winelands",
    metaTitle: "Travel agent application | Cape Town Shuttle",
    metaDescription:
      "Apply as a travel agent: company, contact, your markets and two documents. A person reads it within two working days, and a link shows how it stands.",
    kicker: "Travel agents",
    title: "Apply as a travel agent",
    lead: "Tell us who you are and where your clients come from. What you write is kept in this browser until you send it.",
    facts: ["About ten minutes", "CIPC certificate and a bank letter", "An answer within two working days"],
    about: { label: "What agents get", to: "/partners/travel-agent" },
    next: afterwards({ title: "You book for clients", text: "Net rates, your own references, one statement a month." }),
  },
  hotel: {
    path: "/hotel-partner-application",
    picture: "hotel-partnership",
    metaTitle: "Hotel partner application | Cape Town Shuttle",
    metaDescription:
      "Apply as a hotel, lodge or guesthouse: the house, who is in charge of the desk, and two documents. A person reads it within two working days.",
    kicker: "Hotels & guesthouses",
    title: "Apply as a hotel",
    lead: "Four rooms or four hundred: tell us about the house. What you write is kept in this browser until you send it.",
    facts: ["About ten minutes", "CIPC certificate and a bank letter", "An answer within two working days"],
    about: { label: "Compare the models", to: "/hotel-partnership" },
    next: afterwards({ title: "The desk goes live", text: "Your first booking, often on the same evening." }),
  },
  driver_provider: {
    path: "/driver-provider-application",
    picture: "private-shuttles",
    metaTitle: "Driver provider application | Cape Town Shuttle",
    metaDescription:
      "Register your licensed vehicles and drivers: company, fleet, operating licences and insurance. A person reads it within two working days and tells you.",
    kicker: "Driver providers",
    title: "Register as a driver provider",
    lead: "Your company, your vehicles and the papers that let them carry passengers. What you write is kept in this browser until you send it.",
    facts: ["About fifteen minutes", "Company, tax, licence and insurance papers", "An answer within two working days"],
    about: { label: "How offers work", to: "/partners/driver-provider" },
    next: afterwards({ title: "Vehicles are verified", text: "Papers of each vehicle and driver; then offers begin." }),
  },
  dispatcher: {
    path: "/dispatcher-application",
    picture: "staff-transport",
    metaTitle: "Dispatcher application | Cape Town Shuttle",
    metaDescription:
      "Apply as a dispatcher at Cape Town Shuttle: your experience, languages, shifts and a CV. A person reads it within two working days and writes to you.",
    kicker: "Dispatchers",
    title: "Apply as a dispatcher",
    lead: "A cool head, a clear voice and a feeling for time. Tell us about yours; what you write is kept in this browser until you send it.",
    facts: ["About ten minutes", "ID and a CV", "An answer within two working days"],
    about: { label: "What the work is like", to: "/partners/dispatcher" },
    next: afterwards({ title: "A trial shift", text: "Beside somebody who has done it for years." }),
  },
  driver: {
    path: "/driver-signup",
    picture: "chapmans-peak",
    metaTitle: "Driver sign-up | Cape Town Shuttle",
    metaDescription:
      "Drive for Cape Town Shuttle: your licence, professional driving permit and police clearance. Apply in ten minutes and see by a link how it stands.",
    kicker: "Drivers",
    title: "Drive with us",
    lead: "You know the road, we have the passengers. Five papers show that you may drive them; a photograph from your phone will do.",
    facts: [
      "About ten minutes",
      "ID, licence, PrDP, police clearance, photograph",
      "An answer within two working days",
    ],
    about: { label: "What drivers get", to: "/driver-portal" },
    next: afterwards({
      title: "Your first trip",
      text: "Once the papers are verified, trips appear on your dashboard.",
    }),
  },
};
