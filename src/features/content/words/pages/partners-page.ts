import type { Href } from "#platform/browser/link.tsx";
import { partnerKinds } from "../partner-kinds.ts";

type Action = { readonly label: string; readonly to: Href };

const principles = [
  {
    title: "Commission is earned on the road",
    text: "It counts as pending when a booking is confirmed and as earned once all its trips are completed. What is cancelled or refunded is deducted again, visibly.",
  },
  {
    title: "One statement at month end",
    text: "Each line names its booking, its price and its share. From R500 the balance is paid out. A smaller one is carried over to the next month.",
  },
  {
    title: "45 days to decide",
    text: "A customer who follows your link and books within 45 days is credited to you. If another partner sends the same customer later, the last one is credited.",
  },
  {
    title: "The rate is in your agreement",
    text: "It is read from your record with us and never from a web address, so no one can lower or raise it on the way.",
  },
] as const;

const path = [
  { title: "Apply", text: "The form takes a few minutes. You get a reference and a contact." },
  { title: "Review", text: "We review it, check the documents and ask for what is missing." },
  { title: "Agreement", text: "Rates, terms and names of your users, in writing." },
  { title: "Invitation", text: "A link by email, valid for seven days. Open it, set a password and start." },
] as const;

/** The four ways of working with us, and the rules that hold for all of them. */
export const partnersPage = {
  metaTitle: "Partner with Cape Town Shuttle: agents, hotels, fleets",
  metaDescription:
    "Work with Cape Town Shuttle as a travel agent, hotel, driver provider or dispatcher. Clear commission rules, monthly statements and one team that answers.",
  hero: {
    kicker: "Partners",
    title: "Your customers, our wheels",
    lead: "Some people bring us passengers, some bring vehicles, some bring a cool head at midnight. There is a fair way of working with each.",
  },
  kinds: { title: "Choose your partnership", items: partnerKinds, more: "Find out more" },
  principles: { title: "Rules about money, in plain words", items: principles },
  path: { title: "From hello to first booking", steps: path },
  signIn: {
    title: "Already a partner?",
    text: "Bookings, statements and users are on one sign-in page.",
    action: { label: "Partner Login", to: "/partner-login" } satisfies Action,
  },
  call: {
    title: "Something else in mind?",
    text: "Airlines, wedding planners, schools and film crews do not fit a form. Tell us what you need.",
    action: { label: "Contact Us", to: "/contact" } satisfies Action,
  },
} as const;
