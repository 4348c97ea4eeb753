import { Badge, type Tone } from "#design/badge.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { serviceOptionName } from "#domain/company/catalogue.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { QueueFilter, QueueKind } from "../contract.ts";

export const kindLabels: Readonly<Record<QueueKind, { label: string; tone: Tone }>> = {
  quote: { label: "Quote request", tone: "violet" },
  inquiry: { label: "Enquiry", tone: "info" },
  booking: { label: "Booking request", tone: "accent" },
};

export const filterLabels: Readonly<Record<QueueFilter, string>> = {
  open: "Open",
  mine: "Mine",
  breached: "Overdue",
  all: "All",
};

export const leadStateLabels: Readonly<Record<EnquiryState, { label: string; tone: Tone }>> = {
  new: { label: "New", tone: "info" },
  contacted: { label: "Contacted", tone: "neutral" },
  qualified: { label: "Qualified", tone: "violet" },
  quoted: { label: "Quoted", tone: "violet" },
  won: { label: "Won", tone: "ok" },
  lost: { label: "Lost", tone: "bad" },
  spam: { label: "Spam", tone: "neutral" },
  duplicate: { label: "Duplicate", tone: "neutral" },
};

export function LeadStateBadge({ state }: { state: EnquiryState | BookingState }) {
  const { label, tone } = { ...bookingLabels, ...leadStateLabels }[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const sources: Readonly<Record<string, string>> = {
  contact_form_home: "Home page",
  contact_page: "Contact page",
  free_quote: "Free quote",
  website: "Booking form",
  phone: "Phone",
  whatsapp: "WhatsApp",
  email: "Email",
  partner: "Partner",
  hotel: "Hotel",
  agent: "Travel agent",
  corporate: "Corporate account",
  quote: "Quote",
  chat: "Chat",
  office: "Our team",
  booking_wizard: "Booking form",
};
export const sourceName = (source: string) => sources[source] ?? source;

export const topicName = (service: string) =>
  service === "general_inquiry" ? "General enquiry" : serviceOptionName(service);

/** Why a lead came to nothing; a quote's own reasons among them. */
export const lostReasons = [
  "Price",
  "Dates",
  "Found another company",
  "No longer needed",
  "We couldn’t do it",
  "No answer",
];
