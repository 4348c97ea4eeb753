import type { QuoteGap } from "#domain/quote/quote-gaps.ts";
import type { DeclineReason } from "#domain/quote/quote-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { QuoteStanding } from "../contract.ts";

/** The customer’s reasons for declining. */
export const declineLabels: Readonly<Record<DeclineReason, string>> = {
  price: "The price",
  dates: "My dates have changed",
  found_other: "I have found something else",
  no_longer_needed: "I no longer need it",
  other: "Something else",
};

/** Page texts for a quote that cannot be accepted. */
export const standingTexts: Readonly<Partial<Record<QuoteStanding, { title: string; text: string }>>> = {
  draft: { title: "A draft", text: "Only our team sees this page until the quote is sent." },
  accepted: { title: "Accepted, thank you", text: "We’ve created your booking. Your payment confirms it." },
  declined: { title: "You have declined this quote", text: "Changed your mind? Call us and we’ll gladly help." },
  expired: {
    title: "This quote has expired",
    text: "We can no longer promise this price. Call us or ask for a new quote. It takes minutes.",
  },
  superseded: {
    title: "There is a newer version",
    text: "We’ve changed this quote. Please open the new version.",
  },
  withdrawn: { title: "This quote was withdrawn", text: "Please call us and we’ll suggest another option." },
};

/** For an accepted quote with nothing to pay. */
export const acceptedFree = "Your booking is confirmed. Nothing is due now.";

/** The details missing before a quote can be sent. */
const missingLabels: Readonly<Record<QuoteGap, string>> = {
  customer_name: "the customer’s name",
  customer_email: "the customer’s email address",
  pickup_date: "a pickup date for every option",
  options: "an option",
  price: "a price in every option",
};

export const missingText = (gaps: readonly QuoteGap[]): string =>
  `Still missing: ${gaps.map((gap) => missingLabels[gap]).join(", ")}.`;

export const vatLabels = {
  EX12G: "Exempt",
  STD15: "15%",
  ZERO: "0%",
  OOS: "Outlay",
} as const;

/** 2 d 05 h, 5 h 07 min, 12:34 */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (count: number) => String(count).padStart(2, "0");
  const [days, hours, minutes] = [seconds / 86_400, (seconds % 86_400) / 3600, (seconds % 3600) / 60].map(Math.floor);
  if (days) return `${days} d ${two(hours ?? 0)} h`;
  return hours ? `${hours} h ${two(minutes ?? 0)} min` : `${minutes}:${two(seconds % 60)}`;
}

type Sent = { readonly name: string; readonly wantsHold: boolean; readonly isKept: boolean };

/** Our team’s message when a quote has been sent. */
export function sentText({ name, wantsHold, isKept }: Sent): string {
  if (isKept) return `Quote sent to ${name}, and a vehicle is held`;
  return wantsHold ? `Quote sent to ${name}. No vehicle was available to hold` : `Quote sent to ${name}`;
}

/** With the reason that a refusal brings, such as a promo code’s. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed && typeof error.details.text === "string") return error.details.text;
  return error instanceof Error ? error.message : "Something went wrong.";
}
