import type { Inquiry } from "#features/crm/contact/contract.ts";
import type { Href } from "#platform/browser/link.tsx";

type Action = { readonly label: string; readonly to: Href };
type InquiryService = Exclude<NonNullable<Inquiry["service"]>, "">;

/** The options of the service field, in this order. */
const services: readonly { readonly value: InquiryService; readonly label: string }[] = [
  { value: "airport_transfer", label: "Airport Transfer" },
  { value: "day_tour", label: "Day Tour" },
  { value: "group_transport", label: "Group Transport" },
  { value: "custom", label: "Custom Service" },
  { value: "general_inquiry", label: "General Enquiry" },
];

/** The figures and addresses themselves come from the company's details; these are the words around them. */
const cards = {
  call: { title: "Call us", text: "For today, tonight and anything urgent.", action: "Call now" },
  whatsApp: {
    title: "WhatsApp",
    text: "Good from a departure gate. Send a screenshot of the ticket and we’ll read the rest from it.",
    action: "Open WhatsApp",
  },
  email: {
    title: "Email",
    text: "For lists, itineraries and questions with more than one question mark.",
    action: "Send an email",
  },
  location: {
    title: "Where we are",
    text: "We come to you, so there is no counter to find.",
  },
  hours: {
    title: "Hours",
    figure: "24/7",
    text: "Every day of the year, Christmas morning and New Year’s night as well.",
  },
} as const;

const form = {
  title: "Send us a message",
  lead: "Name, email and message are enough. The more we know about dates, people and bags, the fewer questions we’ll ask.",
  fields: {
    name: { label: "Name" },
    email: { label: "Email", hint: "We’ll reply to this address" },
    phone: { label: "Phone", hint: "Useful if you travel soon" },
    service: { label: "Service", placeholder: "Choose a service", options: services },
    message: {
      label: "Message",
      placeholder: "We land on the 14th at 06:40, two adults and a baby, and need to reach Kalk Bay.",
    },
  },
  send: "Send Message",
  sending: "Sending...",
  privacy: "We use these details to answer you, and for nothing else.",
} as const;

export const contactPage = {
  metaTitle: "Contact {company}: phone, WhatsApp or email",
  metaDescription:
    "Reach our team in {town} at any hour: call, WhatsApp, email or use the form. Questions about transfers, tours and groups answered within 24 hours.",
  hero: {
    kicker: "Contact",
    title: "We’re here at any hour",
    lead: "Call if it is urgent, write if it is not. Messages from this page are answered within 24 hours, most of them a good deal sooner.",
  },
  cards,
  form,
  readyToBook: {
    title: "Ready to Book?",
    text: "Know your date and address? Book online now. It takes four short steps and no account.",
    book: { label: "Book Now", to: "/booking" } satisfies Action,
    call: "Call to book",
  },
} as const;
