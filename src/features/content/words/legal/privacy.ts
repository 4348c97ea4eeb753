import { companyRules } from "#domain/company/company-rules.ts";
import { enquiryRetention } from "#domain/enquiry/enquiry-retention.ts";
import { messagesKeptDays } from "#domain/message/message-rules.ts";
import { applicationKeptDays } from "#domain/partner/application-retention.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { positionsRawDays, positionsKeptDays, trackedBeforeMinutes, trackedAfterMinutes, driverSeesContactHours } =
  companyRules;

const { quietDays, spamDays } = enquiryRetention;

export const privacy: LegalDocument = {
  title: "Privacy notice",
  lead: "What we know about you, why we need it, who sees it, how long we keep it, and your rights.",
  metaTitle: "Privacy notice | {company}",
  metaDescription:
    "Our notice under section 18 of the Protection of Personal Information Act: what {company} collects, why, who sees it, how long it is kept, and your rights.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "what",
      title: "What we collect",
      rules: [
        "When you book or ask for a quote: your name, email and phone number, the places and times of the trip, the number of passengers and bags, your flight number, child seats and any special requirements.",
        "If you have an account: your sign-in details, the passengers and addresses you save, and the devices you signed in from.",
        "When you pay: the date, amount and method. Card details stay with the payment service. For a refund by transfer, we need your account number.",
        "During the trip: the vehicle’s position, reports by driver and passenger, messages, and photographs of a pickup or an incident.",
        "After the trip: ratings, complaints, lost property and disputes.",
        "From drivers and applicants: licences, permits, documents, hours, positions while on duty, and pay.",
        "We collect this from you, or from the person or partner who booked for you.",
      ],
    },
    {
      id: "why",
      title: "Why we use it, and our legal basis",
      rules: [
        "To provide what you booked and answer your questions: our agreement with you.",
        "To issue invoices, keep accounts and prove licences and driving hours: the law.",
        "To keep passengers and drivers safe, settle disputes and prevent fraud: our legitimate interest and yours.",
        "To tell visits on the same day apart and to send you news: your consent, which you can withdraw at any time.",
        "We cannot provide a trip without the details marked as required. Everything else is optional.",
      ],
    },
    {
      id: "who",
      title: "Who sees it",
      rules: [
        `Your driver: your name, the trip and any special requirements, and your phone number from ${driverSeesContactHours} hours before pickup until an hour after the trip.`,
        "Our team: only what each person needs for their work. Every look at a past position and every download of personal data is logged.",
        "A hotel, agent or company that booked for you: the trips they booked. Anyone you share a trip link with: that trip, until it ends.",
        "A transport provider who drives for us: that trip.",
        "Service providers under contract: payment, email, hosting and, where we use them, flight information and a language model for the chat. Some are outside South Africa. We use only providers that protect data at least as well as South African law requires.",
        "Authorities, where the law requires it. We never sell personal information.",
      ],
    },
    {
      id: "positions",
      title: "Where vehicles are",
      rules: [
        `We track vehicles only on duty: from ${trackedBeforeMinutes} minutes before a pickup until ${trackedAfterMinutes} minutes after the end, and during a driver’s shift. We store nothing off duty.`,
        "You see the vehicle on your live page during your trip. Until the driver sets off, its position is approximate.",
        `We keep every position for ${positionsRawDays} days, then one per minute, and delete all of them after ${positionsKeptDays} days.`,
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      rules: [
        "Invoices and supporting records: five years, as tax law requires.",
        `Messages between drivers and our team: ${messagesKeptDays} days. Page views: 13 months. Account details for refunds: 30 days after payment.`,
        `Enquiries that came to nothing: ${quietDays} days after the last message. Applications that came to nothing: ${applicationKeptDays} days. Spam: ${spamDays} days.`,
        "Files you uploaded but did not submit: one day. Accounts that no one confirmed: 30 days.",
        "Everything else: until you ask us to delete it, unless the law or an open dispute requires us to keep it.",
        "We do not store what you ask in the chat.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      rules: [
        "You can ask to see, correct or delete what we hold about you. With an account, you can download and delete it yourself. Without one, use the form “Ask about your data”, or email us.",
        "You can object to any use based on our legitimate interest, and withdraw your consent at any time.",
        "We check your identity, reply within 30 days and charge nothing.",
        "You can complain to the Information Regulator: inforegulator.org.za, POPIAComplaints@inforegulator.org.za.",
      ],
    },
    {
      id: "safety",
      title: "How it is protected",
      rules: [
        "Connections are encrypted, passwords are hashed, staff use two-step verification, and links to your trip cannot be guessed and can be withdrawn.",
        "If there is a data breach, we notify you and the Information Regulator as soon as reasonably possible, with what happened and what you can do.",
        "Of children we hold only the age a parent gives us for a child seat. Medical documents are seen only by the people who decide on a fee.",
      ],
    },
  ],
};
