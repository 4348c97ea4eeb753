import { formatMomentBeside } from "../time/local-time.ts";

/** Whether our team goes on working or only looks; super-users always go on. */
export const staffModes = ["works", "reads"] as const;
export type StaffMode = (typeof staffModes)[number];

/** A time in which booking and paying are closed. */
export type Maintenance = {
  readonly until: Date | null;
  readonly staff: StaffMode;
  /** Customers may still change, cancel and ask about the bookings they have. */
  readonly keepsSelfService: boolean;
  /** Quote requests, messages and applications still come in. */
  readonly keepsEnquiries: boolean;
};

/** It ends by itself, whether or not a task has noted the end yet. */
export const isOn = ({ until }: Pick<Maintenance, "until">, now: Date): boolean => until === null || now < until;

/** The purpose of a call, as far as maintenance cares. */
export type CallKind = "looks" | "always" | "on_the_road" | "self_service" | "enquiry" | "other";
export type CallerKind = "super_user" | "staff" | "other";

/** Whether a call is open during maintenance: what is on the road always is, and so is whatever only reads. */
export function isOpenIn(maintenance: Maintenance, call: CallKind, caller: CallerKind): boolean {
  if (call === "looks" || call === "always" || call === "on_the_road" || caller === "super_user") return true;
  if (caller === "staff") return maintenance.staff === "works";
  if (call === "self_service") return maintenance.keepsSelfService;
  return call === "enquiry" && maintenance.keepsEnquiries;
}

/** Where no end is known, callers try again after this long. */
const unknownEndSeconds = 600;

export const retryAfterSeconds = ({ until }: Pick<Maintenance, "until">, now: Date): number =>
  until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : unknownEndSeconds;

const untilText = ({ until }: Pick<Maintenance, "until">, now: Date): string =>
  until ? ` until ${formatMomentBeside(until, now)}` : "";

type Notice = { readonly now: Date /** "call +27 …" */; readonly otherWay: string };

/** The answer to a call that is closed. */
export const closedMessage = (maintenance: Maintenance, { now, otherWay }: Notice): string =>
  `This is closed for maintenance${untilText(maintenance, now)}. Nothing was saved, booked or charged. Please try again ${maintenance.until ? "then" : "later"}, or ${otherWay}.`;

/** The banner for visitors, customers and partners. */
export const visitorNotice = (maintenance: Maintenance, { now, otherWay }: Notice): string =>
  `Online booking and payment are closed for maintenance${untilText(maintenance, now)}. To book before then, please ${otherWay}.`;

/** The banner for our team. */
export const teamNotice = (maintenance: Maintenance & { readonly reason: string }, now: Date): string =>
  `Maintenance${untilText(maintenance, now)}: online booking and payment are closed${maintenance.staff === "reads" ? ", and you can look but not change anything" : ""}. ${maintenance.reason}`;
