import { lifecycle } from "../lifecycle.ts";
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDate,
  localDateOf,
  localTime,
  momentOf,
} from "../time/local-time.ts";

/** Requests under POPIA, and one for a company record under PAIA. */
export const requestKinds = ["access", "correction", "deletion", "objection", "paia"] as const;
export type RequestKind = (typeof requestKinds)[number];
/** Customers send these from their account; a PAIA request has its own form. */
export const ownRequestKinds = ["access", "correction", "deletion", "objection"] as const;

export const requestStates = ["open", "granted", "refused", "withdrawn"] as const;
export type RequestState = (typeof requestStates)[number];

/** A request is answered once. Anyone dissatisfied makes another, or complains to the Information Regulator. */
export const requestLifecycle = lifecycle<RequestState>({
  open: ["granted", "refused", "withdrawn"],
  granted: [],
  refused: [],
  withdrawn: [],
});

export const requestSources = ["account", "email", "phone", "post", "in_person", "contact_form"] as const;
export type RequestSource = (typeof requestSources)[number];

/** How we verified who is asking. */
export const identityProofs = ["signed_in", "called_back", "email_answered", "document_seen", "met_in_person"] as const;
export type IdentityProof = (typeof identityProofs)[number];

/** Days to answer: PAIA, section 56(1). POPIA says “a reasonable time”, and we promise the same. */
export const answerDays = 30;
/** At most this many more days, once: PAIA, section 57(1). */
export const extensionDays = 30;
/** A clock turns amber this many days before its deadline. */
export const soonDays = 7;

/** The form and request fee of the PAIA Regulations of 2021 (GN R757). */
export const paiaForm = "Form 2";
export const paiaRequestFeeCents = 140_00;

const endOfDay = localTime("23:59");
const endOf = (day: LocalDate): Date => momentOf(day, endOfDay);

/** A request of the 1st is due at the end of the 31st: the day it arrived doesn’t count. */
export const dueOf = (receivedAt: Date): Date => endOf(addDays(localDateOf(receivedAt), answerDays));

type Clock = {
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly dueAt: Date;
  readonly extendedAt: Date | null;
};

/** Only a search for records may be extended, once, within the first 30 days: PAIA, section 57. */
export type ExtensionRefusal = "not_open" | "not_extendable" | "extended_already" | "too_late";
export function whyNotExtended({ kind, state, dueAt, extendedAt }: Clock, now: Date): ExtensionRefusal | undefined {
  if (state !== "open") return "not_open";
  if (kind !== "access" && kind !== "paia") return "not_extendable";
  if (extendedAt) return "extended_already";
  return now > dueAt ? "too_late" : undefined;
}

export const extendedDue = (dueAt: Date, days: number): Date => endOf(addDays(localDateOf(dueAt), days));

export const clockStates = ["stopped", "running", "soon", "overdue"] as const;
export type ClockState = (typeof clockStates)[number];

/** A clock’s colour and remaining days; negative if overdue. */
export function readClock(
  { state, dueAt }: Pick<Clock, "state" | "dueAt">,
  now: Date,
): { state: ClockState; days: number } {
  const days = daysBetween(localDateOf(now), localDateOf(dueAt));
  if (state !== "open") return { state: "stopped", days };
  if (now > dueAt) return { state: "overdue", days };
  return { state: days <= soonDays ? "soon" : "running", days };
}

/**
 * A fee may only be charged for a PAIA request, and not for one’s own data (section 54). Requests under POPIA are free.
 */
export const mayCharge = (kind: RequestKind): boolean => kind === "paia";

/** We verify who is asking before a decision that discloses or changes data. */
export const needsIdentity = (kind: RequestKind, to: RequestState): boolean => to === "granted" && kind !== "paia";

const openAtMost = 3;

/** Someone with this many open requests waits for an answer before the next. */
export const mayRequestMore = (own: readonly { readonly state: RequestState }[]): boolean =>
  own.filter(({ state }) => state === "open").length < openAtMost;

/** A request can’t be received in the future, nor before POPIA took effect. */
export const isReceivedOn = (day: LocalDate, now: Date): boolean =>
  day <= localDateOf(now) && day >= localDate("2020-07-01");
