import { formatMomentBeside } from "../time/local-time.ts";

/** Whether our team keeps working or can only read. Super-users always keep working. */
export const staffModes = ["works", "reads"] as const;
export type StaffMode = (typeof staffModes)[number];

/** A period in which booking and payment are closed. */
export type Maintenance = {
  readonly until: Date | null;
  readonly staff: StaffMode;
  /** Customers can still change, cancel and ask about existing bookings. */
  readonly keepsSelfService: boolean;
  /** Quote requests, messages and applications are still accepted. */
  readonly keepsEnquiries: boolean;
};

/** It ends on time, whether or not a task has recorded the end yet. */
export const isOn = ({ until }: Pick<Maintenance, "until">, now: Date): boolean => until === null || now < until;

export type CallKind = "looks" | "always" | "on_the_road" | "self_service" | "enquiry" | "other";
export type CallerKind = "super_user" | "staff" | "other";

/** Whether a call is open during maintenance. Reading, and whatever the road needs, always is. */
export function isOpenIn(maintenance: Maintenance, call: CallKind, caller: CallerKind): boolean {
  if (call === "looks" || call === "always" || call === "on_the_road" || caller === "super_user") return true;
  if (caller === "staff") return maintenance.staff === "works";
  if (call === "self_service") return maintenance.keepsSelfService;
  return call === "enquiry" && maintenance.keepsEnquiries;
}

/** If no end is known, callers retry after this long. */
const unknownEndSeconds = 600;

export const retryAfterSeconds = ({ until }: Pick<Maintenance, "until">, now: Date): number =>
  until ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : unknownEndSeconds;

const untilText = ({ until }: Pick<Maintenance, "until">, now: Date): string =>
  until ? ` until ${formatMomentBeside(until, now)}` : "";

type Notice = { readonly now: Date /** "call +27 …" */; readonly otherWay: string };

/** The answer to a closed call. */
export const closedMessage = (maintenance: Maintenance, { now, otherWay }: Notice): string =>
  `This is closed for maintenance${untilText(maintenance, now)}. Nothing was saved, booked or charged. Please try again ${maintenance.until ? "then" : "later"}, or ${otherWay}.`;

export const visitorNotice = (maintenance: Maintenance, { now, otherWay }: Notice): string =>
  `Online booking and payment are closed for maintenance${untilText(maintenance, now)}. To book before then, please ${otherWay}.`;

export const teamNotice = (maintenance: Maintenance & { readonly reason: string }, now: Date): string =>
  `Maintenance${untilText(maintenance, now)}: online booking and payment are closed${maintenance.staff === "reads" ? ", and you can look but not change anything" : ""}. ${maintenance.reason}`;
