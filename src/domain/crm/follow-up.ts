import { type NoticeKind, stopsEmail } from "../mail/returned-mail.ts";
import { addHours } from "../time/local-time.ts";

/** Why we write once more: they didn’t reply to our answer, their booking expired unpaid, or they took a tour about a year ago. */
export const followUpPurposes = ["enquiry", "expired", "anniversary"] as const;
export type FollowUpPurpose = (typeof followUpPurposes)[number];

/** Days after our answer and after the booking expired, and days before the date a year later; 0: never. */
export type FollowUpRules = Readonly<Record<FollowUpPurpose, number>>;

/** Until our team switches them on, no one gets any. */
export const noFollowUps: FollowUpRules = { enquiry: 0, expired: 0, anniversary: 0 };
/** To show what a rule would send before it is on. */
export const usualFollowUps: FollowUpRules = { enquiry: 3, expired: 1, anniversary: 21 };

type Rule = {
  readonly isMarketing: boolean;
  /** No second one to the same person about the same purpose within so many days. */
  readonly onceInDays: number;
};
export const followUpRules: Readonly<Record<FollowUpPurpose, Rule>> = {
  enquiry: { isMarketing: false, onceInDays: 30 },
  expired: { isMarketing: false, onceInDays: 30 },
  anniversary: { isMarketing: true, onceInDays: 300 },
};

/** Older ones get nothing when a rule is switched on. */
export const followUpLateDays = 14;

const yearDays = 365;

/** When it is due, by when they were answered, the booking expired or the tour was. */
export const followUpDueAt = (purpose: FollowUpPurpose, since: Date, days: number): Date =>
  addHours(since, 24 * (purpose === "anniversary" ? yearDays - days : days));

/** The moments since which it is due between two others. */
export const followUpSince = (purpose: FollowUpPurpose, dueAt: Date, days: number): Date =>
  addHours(dueAt, -24 * (purpose === "anniversary" ? yearDays - days : days));

/** Why someone gets none, the first that applies. */
export const followUpSkips = [
  "open_matter",
  "waits_for_us",
  "told_already",
  "blocked",
  "no_email",
  "no_consent",
  "suppressed",
] as const;
export type FollowUpSkip = (typeof followUpSkips)[number];

export const followUpSkipLabels: Readonly<Record<FollowUpSkip, string>> = {
  open_matter: "An incident, lost item or dispute of theirs is open",
  waits_for_us: "They wait for our answer",
  told_already: "Has had this message already",
  blocked: "Blocked",
  no_email: "No email address",
  no_consent: "Hasn’t agreed to offers and news by email",
  suppressed: "Emails come back or were reported as spam",
};

export type FollowUpCandidate = {
  readonly email: string;
  readonly hasOpenMatter: boolean;
  readonly waitsForUs: boolean;
  /** The last message for the same purpose. */
  readonly toldAt: Date | null;
  readonly blockedUntil: Date | null;
  readonly consents: readonly string[];
  readonly suppression: NoticeKind | null;
};

export function whyNoFollowUp(purpose: FollowUpPurpose, one: FollowUpCandidate, now: Date): FollowUpSkip | null {
  const { isMarketing, onceInDays } = followUpRules[purpose];
  if (one.hasOpenMatter) return "open_matter";
  if (one.waitsForUs) return "waits_for_us";
  if (one.toldAt !== null && one.toldAt > addHours(now, -24 * onceInDays)) return "told_already";
  if (one.blockedUntil !== null && one.blockedUntil > now) return "blocked";
  if (!one.email.includes("@") || one.email.endsWith(".invalid")) return "no_email";
  if (isMarketing && !one.consents.includes("marketing:email")) return "no_consent";
  return one.suppression !== null && stopsEmail(one.suppression, isMarketing) ? "suppressed" : null;
}
