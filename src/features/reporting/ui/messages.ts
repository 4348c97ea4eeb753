import type { Tone } from "#design/badge.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { isMomentary } from "#domain/tracking/road-alert.ts";
import { hasLasted, type TripProblemKind } from "#domain/trip/next-problems.ts";
import type { Problem } from "../problem-contract.ts";

export type Label = { readonly label: string; readonly tone: Tone };

/** Where each kind of application is reviewed. */
export const reviewPages = {
  travel_agent: "/admin/travel-agents",
  hotel: "/admin/hotels",
  driver_provider: "/admin/partner-drivers",
  dispatcher: "/admin/dispatchers",
  driver: "/admin/partner-drivers",
} as const satisfies Record<ApplicationKind, string>;

/** Why something is in the queue. */
export const problemLabels: Record<Problem["kind"], string> = {
  trip_not_started: "Trip not started",
  trip_without_driver: "Trip without a driver",
  enquiry_unanswered: "Enquiry not answered",
  request_unanswered: "Request without a price",
  booking_unpaid: "Confirmed but not paid",
  cash_not_collected: "Cash not collected",
  permit_ending: "Driving permit expires",
  application_waiting: "Application to review",
  mail_failed: "Email not sent",
  hold_ending: "Hold ends unpaid",
  change_waiting: "Change to approve",
  proof_waiting: "Proof of payment to check",
  refund_waiting: "Refund to approve",
  task_open: "Task",
  trip_problem: "Trip needs attention",
  sos_open: "SOS that no one has taken",
};

export const readable = (code: string) => {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const steps = [
  { minutes: 24 * 60, one: "day", many: "days" },
  { minutes: 60, one: "h", many: "h" },
  { minutes: 1, one: "min", many: "min" },
] as const;

/** "in 25 min", "3 h late", "12 days late", "now". */
export function dueText(dueAt: string, asOf: string): string {
  const minutes = Math.round((Date.parse(dueAt) - Date.parse(asOf)) / 60_000);
  const size = Math.abs(minutes);
  // Up to two days are shown in hours, because "1 day" would be too coarse.
  const step = steps.find(({ minutes: unit }) => size >= (unit === 24 * 60 ? 2 * unit : unit));
  if (!step) return "now";
  const amount = Math.floor(size / step.minutes);
  const span = `${amount} ${amount === 1 ? step.one : step.many}`;
  return minutes < 0 ? `${span} late` : `in ${span}`;
}

/** Problems that have lasted a while: "for 12 min". */
const sinceText = (since: string, asOf: string): string => dueText(since, asOf).replace(/^(.+) late$/, "for $1");

/** When a trip’s problem is due, began, or was seen. */
export function tripDueText(kind: TripProblemKind, at: string, asOf: string): string {
  if (isMomentary(kind)) return dueText(at, asOf).replace(/ late$/, " ago");
  return hasLasted(kind) ? sinceText(at, asOf) : dueText(at, asOf);
}

/** By the reader’s clock. */
export function greeting(hour: number): string {
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
