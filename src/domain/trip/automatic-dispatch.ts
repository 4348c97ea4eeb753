import { type ServiceOptionId, serviceOptionIds } from "../company/catalogue.ts";
import { companyRules } from "../company/company-rules.ts";
import { nightEnd } from "../message/scheduled-messages.ts";
import {
  addDays,
  addHours,
  addMinutes,
  hoursBetween,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
} from "../time/local-time.ts";
import type { TripState } from "./trip-lifecycle.ts";

/** Left to our team, shown with one press to send, or sent. */
export const automaticModes = ["off", "propose", "on"] as const;
export type AutomaticMode = (typeof automaticModes)[number];

/** The hours of a day by their first minute. What counts is when we act, not when the trip is. */
export const dayHours: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, "0")}:00`,
);

/** An hour that is not there is off. */
export type HourModes = Readonly<Partial<Record<string, AutomaticMode>>>;
export const automaticWays = ["cascade", "broadcast"] as const;

/** Our team’s rules for trips that look for their driver by themselves. How long an offer lasts is in `OfferRules`. */
export type AutomaticRules = {
  readonly modes: Readonly<Record<ServiceOptionId, HourModes>>;
  /** From so many hours before its pickup a trip looks for a driver. */
  readonly leadHours: number;
  readonly way: (typeof automaticWays)[number];
  /** So many drivers and providers are on the list of a round. */
  readonly listAtMost: number;
  /** After so many rounds someone of our team must look. */
  readonly roundsAtMost: number;
  readonly quietFrom: string;
  readonly quietUntil: string;
  /** So many hours before its pickup our team is alarmed about a trip without a driver. */
  readonly alarmHours: number;
  readonly asksProviders: boolean;
};

/** A new company dispatches by hand. */
export const noAutomaticDispatch: AutomaticRules = {
  modes: Object.fromEntries(serviceOptionIds.map((id) => [id, {}])) as AutomaticRules["modes"],
  leadHours: 24,
  way: "cascade",
  listAtMost: 8,
  roundsAtMost: 3,
  quietFrom: companyRules.quietHours.drivers.from,
  quietUntil: companyRules.quietHours.drivers.until,
  alarmHours: 3,
  asksProviders: true,
};

export function modeAt({ modes }: Pick<AutomaticRules, "modes">, service: string, now: Date): AutomaticMode {
  const id = serviceOptionIds.find((one) => one === service);
  return (id && modes[id]?.[`${localTimeOf(now).slice(0, 2)}:00`]) ?? "off";
}

/** Whether any trip may be looked at in this hour. */
export const isAnyOn = (rules: AutomaticRules, now: Date): boolean =>
  serviceOptionIds.some((id) => modeAt(rules, id, now) !== "off");

/** When the night ends, by these rules or because drivers sleep anyway; null by day. */
export function quietEnd({ quietFrom, quietUntil }: Pick<AutomaticRules, "quietFrom" | "quietUntil">, now: Date) {
  const ends = [ownQuietEnd(quietFrom, quietUntil, now), nightEnd("drivers", now)].filter((end) => end !== null);
  return ends.length > 0 ? new Date(Math.max(...ends.map((end) => end.getTime()))) : null;
}

function ownQuietEnd(from: string, until: string, now: Date): Date | null {
  const [time, date] = [localTimeOf(now), localDateOf(now)];
  if (from === until) return null;
  if (from < until) return time >= from && time < until ? momentOf(date, localTime(until)) : null;
  if (time < until) return momentOf(date, localTime(until));
  return time >= from ? momentOf(addDays(date, 1), localTime(until)) : null;
}

/** At night only a trip that must be placed before the morning, or soon after it, looks for a driver. */
export function nightWait(rules: AutomaticRules, pickup: Date, now: Date): Date | null {
  const morning = quietEnd(rules, now);
  return morning && pickup >= addHours(morning, companyRules.cannotWaitHours) ? morning : null;
}

export type TripToPlace = {
  readonly state: TripState;
  readonly service: string;
  readonly pickupAt: Date;
  /** Its passengers stand at the roadside. */
  readonly isRelief: boolean;
  /** Someone of our team handles it. */
  readonly isManual: boolean;
  /** When someone of our team last changed who drives it. */
  readonly touchedAt: Date | null;
  /** Rounds that no one accepted, at its present time. */
  readonly rounds: number;
};

export type AutomaticStep =
  | { readonly kind: "leave"; readonly why: "off" | "manual" | "placed" | "over" }
  | { readonly kind: "wait"; readonly why: "early" | "night" | "team"; readonly until: Date }
  | { readonly kind: "propose" }
  | { readonly kind: "offer"; readonly way: AutomaticRules["way"] }
  | { readonly kind: "follow" }
  | { readonly kind: "stop" };

/** Someone who has just taken a driver off a trip is about to do something with it. */
const teamMinutes = 15;
/** So close to its pickup there is no time to ask one after the other. */
const togetherMinutes = 90;

/** The step for a trip now. Our team’s own actions always come first. */
export function automaticStep(trip: TripToPlace, rules: AutomaticRules, now: Date): AutomaticStep {
  const { state, pickupAt: pickup, isRelief, rounds, touchedAt } = trip;
  if (state !== "unassigned" && state !== "offered") return { kind: "leave", why: "placed" };
  if (pickup <= now) return { kind: "leave", why: "over" };
  if (trip.isManual) return { kind: "leave", why: "manual" };
  if (state === "offered") return { kind: "follow" };
  const mode = modeAt(rules, trip.service, now);
  if (mode === "off") return { kind: "leave", why: "off" };
  const start = addHours(pickup, -rules.leadHours);
  if (start > now) return { kind: "wait", why: "early", until: start };
  const hands = touchedAt && addMinutes(touchedAt, teamMinutes);
  if (hands && hands > now) return { kind: "wait", why: "team", until: hands };
  if (mode === "propose") return { kind: "propose" };
  const morning = isRelief ? null : nightWait(rules, pickup, now);
  if (morning) return { kind: "wait", why: "night", until: morning };
  if (rounds >= rules.roundsAtMost) return { kind: "stop" };
  const isSoon = isRelief || hoursBetween(now, pickup) * 60 < togetherMinutes;
  return { kind: "offer", way: isSoon ? "broadcast" : rules.way };
}

/** A trip sold at short notice has this long to find its driver before anyone is woken. */
const graceMinutes = 20;
/** Later than this no one could do anything any more. */
const lastMinutes = 45;

export type Unplaced = {
  readonly pickupAt: Date;
  /** Since when it needs a driver. */
  readonly since: Date;
  readonly isRelief: boolean;
  /** Everyone who could drive it was asked. */
  readonly isExhausted: boolean;
};

/** From when on our team is alarmed that a trip has no driver: early enough to still find one. */
export function alarmDueAt(
  { pickupAt, since, isRelief, isExhausted }: Unplaced,
  rules: AutomaticRules,
  now: Date,
): Date {
  if (isRelief) return since;
  const grace = Math.min(addMinutes(since, graceMinutes).getTime(), addMinutes(pickupAt, -lastMinutes).getTime());
  const late = new Date(Math.max(addHours(pickupAt, -rules.alarmHours).getTime(), grace, since.getTime()));
  // Nothing more will happen by itself: our team hears now, or in the morning if that is early enough.
  if (isExhausted) return new Date(Math.min(late.getTime(), (nightWait(rules, pickupAt, now) ?? now).getTime()));
  return late;
}

type Hours = {
  readonly services: readonly ServiceOptionId[];
  readonly hours: readonly string[];
  readonly mode: AutomaticMode;
};

/** The same modes with these hours of these services changed. */
export function setHours(modes: AutomaticRules["modes"], { services, hours, mode }: Hours): AutomaticRules["modes"] {
  const changed = services.map((id) => {
    const others = Object.entries(modes[id] ?? {}).filter(([hour]) => !hours.includes(hour));
    return [id, Object.fromEntries([...others, ...(mode === "off" ? [] : hours.map((hour) => [hour, mode]))])];
  });
  return { ...modes, ...Object.fromEntries(changed) };
}
