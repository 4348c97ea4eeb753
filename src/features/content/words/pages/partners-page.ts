import type { Href } from "#platform/browser/link.tsx";
import { partnerKinds } from "../partner-kinds.ts";

type Action = { readonly label: string; readonly to: Href };

const principles = [
  {
    title: "Commission is earned on the road",
    text: "It is pending when a booking is confirmed and earned once all its trips are completed. Cancellations and refunds are deducted, and you can see each one.",
  },
  {
    title: "One statement at month end",
    text: "Each line shows the booking, its price and your share. We pay out balances of R500 or more and carry smaller ones over to the next month.",
  },
  {
    title: "45 days to decide",
    text: "If a customer follows your link and books within 45 days, you earn the commission. If several partners sent them, the last one earns it.",
  },
  {
    title: "The rate is in your agreement",
    text: "We use the rate in your agreement, never one from a web address, so no one can change it along the way.",
  },
] as const;

const path = [
  { title: "Apply", text: "The form takes a few minutes. You’ll get a reference and a contact person." },
  { title: "Review", text: "We review your application and documents, and ask if anything is missing." },
  { title: "Agreement", text: "Your rates, terms and users, in writing." },
  { title: "Invitation", text: "We email you a link that is valid for seven days. Open it, set a password and start." },
] as const;

/** The four ways of working with us, and the rules that apply to all of them. */
export const partnersPage = {
  metaTitle: "Partner with {company}: agents, hotels, fleets",
  metaDescription:
    "Work with {company} as a travel agent, hotel, driver provider or dispatcher. Clear commission rules, monthly statements and one team that answers.",
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
    text: "Sign in for your bookings, statements and users.",
    action: { label: "Partner Login", to: "/partner-login" } satisfies Action,
  },
  call: {
    title: "Something else in mind?",
    text: "Airlines, wedding planners, schools and film crews don’t fit a form. Tell us what you need.",
    action: { label: "Contact Us", to: "/contact" } satisfies Action,
  },
} as const;
