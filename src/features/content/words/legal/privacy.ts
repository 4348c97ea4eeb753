import { companyRules } from "#domain/company/company-rules.ts";
import { messagesKeptDays } from "#domain/message/message-rules.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { positionsRawDays, positionsKeptDays, trackedBeforeMinutes, trackedAfterMinutes, driverSeesContactHours } =
  companyRules;

export const privacy: LegalDocument = {
  title: "Privacy notice",
  lead: "What we know about you, why, who sees it, for how long, and what you can ask of us.",
  metaTitle: "Privacy notice | Cape Town Shuttle",
  metaDescription:
    "Our notice under section 18 of the Protection of Personal Information Act: what Cape Town Shuttle collects, why, who sees it, how long it is kept, and your rights.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "what",
      title: "What we collect",
      rules: [
        "From you when you book or ask for a quote: name, email, phone, places and times of the trip, number of passengers and bags, flight number, children’s seats, and what you tell us you need.",
        "If you have an account: your sign-in details, passengers and addresses you save, and from which devices you signed in.",
        "When you pay: that you paid, when and how much. Card details stay with the payment service. For a refund by transfer, your account number.",
        "On the trip: where the vehicle is, when it was where, what driver and passenger reported, messages, and photographs that show a pickup or an incident.",
        "Afterwards: ratings, complaints, lost property and disputes.",
        "From drivers and applicants: licences, permits, documents, hours, positions while on duty, and pay.",
        "We collect it from you, from the person who booked for you, and from partners who booked for you.",
      ],
    },
    {
      id: "why",
      title: "Why, and on what ground",
      rules: [
        "To carry out what you booked, and to answer what you asked: the agreement with you.",
        "To invoice, to keep books, to prove licences and driving hours: the law.",
        "To keep passengers and drivers safe, to settle disputes, to stop fraud: our legitimate interest and yours.",
        "To tell visits on the same day apart, and to send you news: only if you agreed, and until you say no.",
        "You must give what is marked as required; without it we cannot carry you. Everything else is up to you.",
      ],
    },
    {
      id: "who",
      title: "Who sees it",
      rules: [
        `Your driver: first and last name, the trip and what you need for it; your phone number from ${driverSeesContactHours} hours before pickup until an hour after the trip.`,
        "Our team, each only what the work needs. Looking up a position and downloading personal data are recorded.",
        "A hotel, agent or company that booked for you: the trips they booked. Family members you send a link to: that trip, while it lasts.",
        "A transport provider who drives in our place: that trip.",
        "Services that work for us under contract: payment, email, hosting and, where we use them, flight information and a language model for the chat. They may lie outside South Africa; we use only those that protect data at least as the law here wants it.",
        "Authorities where the law demands it. We sell nothing to anyone.",
      ],
    },
    {
      id: "positions",
      title: "Where vehicles are",
      rules: [
        `A vehicle is followed only on duty: from ${trackedBeforeMinutes} minutes before a pickup until ${trackedAfterMinutes} minutes after the end, and during a driver’s shift. Off duty nothing is stored.`,
        "You see the vehicle’s place on your live page while your trip lasts, rounded until it has departed.",
        `Positions are kept in full for ${positionsRawDays} days, then one a minute, and are deleted after ${positionsKeptDays} days.`,
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      rules: [
        "Invoices and what they rest on: five years, as tax law wants it.",
        `Messages between drivers and our team: ${messagesKeptDays} days. Page views: 13 months. Account numbers for refunds: 30 days, once they were paid.`,
        "Files that were uploaded and never sent: a day.",
        "Everything else: until you ask us to delete it, unless a law or an open dispute makes us keep it.",
        "Questions to the chat are answered and not stored by us.",
      ],
    },
    {
      id: "rights",
      title: "What you can ask of us",
      rules: [
        "To see what we hold about you, to have it corrected, and to have it deleted. Customers with an account download and delete it there; anyone else writes to us.",
        "To object to a use that rests on our interest, and to withdraw an agreement at any time.",
        "We make sure that it is you, answer within 30 days, and charge nothing for it.",
        "To complain to the Information Regulator: inforegulator.org.za, POPIAComplaints@inforegulator.org.za.",
      ],
    },
    {
      id: "safety",
      title: "How it is protected",
      rules: [
        "Connections are encrypted, passwords are kept as hashes, staff sign in with a second factor, and links to your trip cannot be guessed and can be withdrawn.",
        "If someone has had access who should not, we tell you and the Information Regulator as soon as we reasonably can, with what happened and what you can do.",
        "Children’s data is what a parent tells us for a seat: an age. Documents on health are seen only by those who decide on a fee.",
      ],
    },
  ],
};
