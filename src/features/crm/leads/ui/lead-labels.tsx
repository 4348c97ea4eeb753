import { Badge, type Tone } from "#design/badge.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import { lostReasonGroups, lostReasonLabels } from "#domain/enquiry/lost-reason.ts";
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

export function LeadStateBadge({ state }: { state: EnquiryState | BookingState }) {
  const { label, tone } = { ...bookingLabels, ...enquiryLabels }[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Why a lead came to nothing, as our team chooses it. */
export const lostReasons = lostReasonGroups.filter((one) => one !== "other").map((one) => lostReasonLabels[one]);
