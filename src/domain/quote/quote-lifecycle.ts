import { companyRules } from "../company/company-rules.ts";
import { lifecycle } from "../lifecycle.ts";
import { addHours } from "../time/local-time.ts";

export const quoteStates = [
  "draft",
  "sent",
  "viewed",
  "accepted",
  "converted",
  "declined",
  "expired",
  "superseded",
  "withdrawn",
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The status of one version of a quote. A revision supersedes it and starts as a draft of its own. */
export const quoteLifecycle = lifecycle<QuoteState>(
  {
    draft: ["sent", "withdrawn"],
    sent: ["viewed", "accepted", "declined", "expired", "superseded", "withdrawn"],
    viewed: ["accepted", "declined", "expired", "superseded", "withdrawn"],
    accepted: ["converted"],
    converted: [],
    declined: [],
    expired: ["superseded"],
    superseded: [],
    withdrawn: [],
  },
  { sent: ["draft"] },
);

export const declineReasons = ["price", "dates", "found_other", "no_longer_needed", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** An open quote ends at the latest this many hours before pickup. */
export const quoteEndsHoursBeforePickup = 12;

/** Until when a quote is valid: some days, but never so late that no vehicle could be found. */
export function quoteValidUntil(
  sentAt: Date,
  pickupAt: Date | null,
  hours: number = companyRules.quoteValidHours,
): Date {
  const usual = addHours(sentAt, hours);
  const latest = pickupAt ? addHours(pickupAt, -quoteEndsHoursBeforePickup) : usual;
  return latest < usual ? latest : usual;
}

/** Vehicles kept for an undecided customer cost others their trip, so a quote keeps them for a day at most. */
const keepsVehiclesHours = 24;

/** Until when a quote keeps its vehicles: never longer than it is valid. */
export function vehiclesKeptUntil(sentAt: Date, validUntil: Date): Date {
  const longest = addHours(sentAt, keepsVehiclesHours);
  return validUntil < longest ? validUntil : longest;
}

/** Whether the first pickup is so soon that a quote would expire before it is read. */
export const isTooNearToQuote = (firstPickup: Date | null, now: Date): boolean =>
  firstPickup !== null && addHours(firstPickup, -quoteEndsHoursBeforePickup) <= now;

/** A request has at most one quote in these states. */
export const liveQuoteStates = ["draft", "sent", "viewed", "accepted", "converted"] as const satisfies QuoteState[];
const live: readonly QuoteState[] = liveQuoteStates;
export const isLiveQuote = (state: QuoteState): boolean => live.includes(state);

/** The states in which a customer can still accept or decline. */
export const isOpenQuote = (state: QuoteState): boolean => state === "sent" || state === "viewed";

/** How long before a quote’s end the last reminder is sent. */
const lastReminderHours = 4;

type Running = { readonly sentAt: Date; readonly validUntil: Date };

/** How many reminders should have been sent by now: one at half time, one four hours before the end. */
export function remindersDue({ sentAt, validUntil }: Running, now: Date): number {
  const half = new Date((sentAt.getTime() + validUntil.getTime()) / 2);
  const moments = [half, addHours(validUntil, -lastReminderHours)];
  return now >= validUntil ? 0 : moments.filter((moment) => moment <= now).length;
}

/** Q-2611-00042: year and month, then the number within it. */
export const quoteNumber = (month: string, number: number): string => `Q-${month}-${String(number).padStart(5, "0")}`;
