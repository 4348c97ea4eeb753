import type { Actor } from "#domain/account/roles.ts";
import { type Prefixes, referencesTyped } from "#domain/booking/reference-prefix.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Problem } from "./problem-contract.ts";

/** Customers, accounts and applications are our team’s; dispatch works with bookings and drivers. */
export const seesPeople = (actor: Actor): boolean =>
  actor.kind === "person" && actor.roles.some((role) => role === "admin" || role === "super_user");

/** The beginnings of booking references that a text may be; one letter or digit alone is none. */
export function referencesOf(text: string, prefixes: Prefixes): string[] {
  const isShort = text.replace(/[^0-9A-Za-z]/g, "").length < 2;
  return isShort ? [] : referencesTyped(text, prefixes);
}

/** How far ahead our team looks, and the deadline for each kind of work. */
export const lookAhead = {
  unassignedHours: 48,
  /** A trip should have its driver this long before it starts. */
  driverHoursBefore: 3,
  unpaidHours: 48,
  permitDays: companyRules.documentAlertDays[0],
  /** How long an unsent email is shown to our team. */
  mailHours: 7 * 24,
  /** An email waiting this long means that something is wrong. */
  mailStuckMinutes: 15,
  /** An applicant hears from us within this time. */
  applicationHours: 48,
} as const;

export const driverDueAt = (pickupAt: Date): Date => addHours(pickupAt, -lookAhead.driverHoursBefore);

export const applicationDueAt = (waitingSince: Date): Date => addHours(waitingSince, lookAhead.applicationHours);

/** late: the time has passed. soon: within three hours. */
export function levelOf(dueAt: Date, now: Date): Problem["level"] {
  if (dueAt <= now) return "late";
  return dueAt <= addHours(now, 3) ? "soon" : "later";
}

/** People on the road or awaiting an answer come before documents and money, then by deadline. */
const weight: Record<Problem["kind"], number> = {
  sos_open: 0,
  trip_not_started: 0,
  trip_without_driver: 0,
  trip_problem: 0,
  request_unanswered: 1,
  enquiry_unanswered: 1,
  change_waiting: 1,
  hold_ending: 1,
  proof_waiting: 2,
  task_open: 2,
  refund_waiting: 2,
  booking_unpaid: 2,
  cash_not_collected: 2,
  mail_failed: 2,
  permit_ending: 3,
  application_waiting: 3,
};
const levels: readonly Problem["level"][] = ["late", "soon", "later"];

export const inOrderOfNeed = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      Number(isAtRoadside(b)) - Number(isAtRoadside(a)) ||
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      weight[a.kind] - weight[b.kind] ||
      Date.parse(a.due_at) - Date.parse(b.due_at) ||
      a.id.localeCompare(b.id),
  );

/** Someone is in danger, or passengers are stranded: everything else can wait. */
const isAtRoadside = ({ kind, trip }: Problem): boolean => kind === "sos_open" || trip === "interrupted";
