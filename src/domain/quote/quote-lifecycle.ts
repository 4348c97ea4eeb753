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
export const quoteLifecycle = lifecycle<QuoteState>({
  draft: ["sent", "withdrawn"],
  sent: ["viewed", "accepted", "declined", "expired", "superseded", "withdrawn"],
  viewed: ["accepted", "declined", "expired", "superseded", "withdrawn"],
  accepted: ["converted"],
  converted: [],
  declined: [],
  expired: ["superseded"],
  superseded: [],
  withdrawn: [],
});

export const declineReasons = ["price", "dates", "found_other", "no_longer_needed", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How long before the pickup an open quote ends at the latest. */
export const quoteEndsHoursBeforePickup = 12;

/** Until when a quote holds: some days, and never so late that no vehicle could be found any more. */
export function quoteValidUntil(
  sentAt: Date,
  pickupAt: Date | null,
  hours: number = companyRules.quoteValidHours,
): Date {
  const usual = addHours(sentAt, hours);
  const latest = pickupAt ? addHours(pickupAt, -quoteEndsHoursBeforePickup) : usual;
  return latest < usual ? latest : usual;
}

/** Vehicles that stand idle for a maybe cost others their trip, so a quote keeps them for a day at most. */
const keepsVehiclesHours = 24;

/** Until when a quote that keeps vehicles does so: never longer than its price holds. */
export function vehiclesKeptUntil(sentAt: Date, validUntil: Date): Date {
  const longest = addHours(sentAt, keepsVehiclesHours);
  return validUntil < longest ? validUntil : longest;
}

/** Whether the first pickup is so near that a quote would be over before it is read. */
export const isTooNearToQuote = (firstPickup: Date | null, now: Date): boolean =>
  firstPickup !== null && addHours(firstPickup, -quoteEndsHoursBeforePickup) <= now;

/** A request has one of these at a time. */
export const liveQuoteStates = ["draft", "sent", "viewed", "accepted", "converted"] as const satisfies QuoteState[];
const live: readonly QuoteState[] = liveQuoteStates;
export const isLiveQuote = (state: QuoteState): boolean => live.includes(state);

/** The quotes the customer can still accept or decline. */
export const isOpenQuote = (state: QuoteState): boolean => state === "sent" || state === "viewed";

/** How long before the end of a quote the last reminder goes out. */
const lastReminderHours = 4;

type Running = { readonly sentAt: Date; readonly validUntil: Date };

/** How many reminders should have gone out by now: one at half the time, one four hours before the end. */
export function remindersDue({ sentAt, validUntil }: Running, now: Date): number {
  const half = new Date((sentAt.getTime() + validUntil.getTime()) / 2);
  const moments = [half, addHours(validUntil, -lastReminderHours)];
  return now >= validUntil ? 0 : moments.filter((moment) => moment <= now).length;
}

/** Q-2611-00042: the year and month, and the number within it. */
export const quoteNumber = (month: string, number: number): string => `Q-${month}-${String(number).padStart(5, "0")}`;
