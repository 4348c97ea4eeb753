import { addHours, addMinutes } from "../time/local-time.ts";

/** How many vehicles may be held, unpaid, for people we don’t know yet. */
export type HoldLimits = {
  readonly fromOneNetwork: number;
  /** Per email address and per phone number. */
  readonly forOneContact: number;
  /** Of a class’s vehicles at any one time; the rest stays free for people who pay immediately. */
  readonly fleetShare: number;
};

/** A family or hotel may need two or three vehicles; the share never allows fewer. */
const partyVehicles = 3;

export type StrangersHolds = { readonly fromNetwork: number; readonly forEmail: number; readonly forPhone: number };

export const holdLimitReasons = ["network", "contact", "fleet"] as const;
export type HoldLimitReason = (typeof holdLimitReasons)[number];

/** Why no further vehicle is held for a stranger; null if one is. */
export function holdLimitReached(held: StrangersHolds, limits: HoldLimits): HoldLimitReason | null {
  if (held.forEmail >= limits.forOneContact || held.forPhone >= limits.forOneContact) return "contact";
  return held.fromNetwork >= limits.fromOneNetwork ? "network" : null;
}

/** How many of a class’s vehicles strangers may hold at once: never the last, unless there is only one. */
export const vehiclesForStrangers = (inClass: number, { fleetShare }: Pick<HoldLimits, "fleetShare">): number =>
  Math.max(1, Math.min(Math.max(partyVehicles, Math.floor(inClass * fleetShare)), inClass - 1));

type Customer = {
  readonly isStaff: boolean;
  readonly isOfOrganisation: boolean;
  /** With this account, not just an address anyone could type. */
  readonly hasPaidBefore: boolean;
};

export const isStranger = ({ isStaff, isOfOrganisation, hasPaidBefore }: Customer): boolean =>
  !isStaff && !isOfOrganisation && !hasPaidBefore;

/** Addresses that reach the same mailbox count as one. */
export const emailKey = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");

/** The last nine digits: 082 555 0199 and +27 82 555 0199 ring the same phone. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, "").slice(-9);

type Held = {
  readonly isStranger: boolean;
  readonly contactConfirmedAt: Date | null;
  readonly createdAt: Date;
  readonly pickupAt: Date;
};
type HoldTimes = { readonly holdMinutesOnline: number; readonly holdHoursTransfer: number };

/** Whether we can wait longer than for a card payment: the customer is known, or we know we can reach them. */
export const isReachable = ({ isStranger: isNew, contactConfirmedAt }: Held): boolean =>
  !isNew || contactConfirmedAt !== null;

/** Until when a vehicle is held for a payment by this method; never beyond the pickup. */
export function holdEnds(held: Held, method: "transfer" | "online", times: HoldTimes, now: Date): Date {
  const soon = addMinutes(now, times.holdMinutesOnline);
  const usual = method === "transfer" && isReachable(held) ? addHours(now, times.holdHoursTransfer) : soon;
  // Switching the payment method back and forth doesn’t add another half hour each time.
  const latest = isReachable(held) ? usual : addMinutes(held.createdAt, 2 * times.holdMinutesOnline);
  return [usual, latest, held.pickupAt].reduce((a, b) => (b < a ? b : a));
}
