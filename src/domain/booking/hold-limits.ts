import { addHours, addMinutes } from "../time/local-time.ts";

/** How many vehicles are held, unpaid, for people we do not know yet. */
export type HoldLimits = {
  readonly fromOneNetwork: number;
  /** For one email address, and for one phone. */
  readonly forOneContact: number;
  /** Of the vehicles of a class, for any one time; the rest stays free for those who pay at once. */
  readonly fleetShare: number;
};

/** A family or a hotel takes two or three vehicles; a share never allows fewer. */
const partyVehicles = 3;

export type StrangersHolds = { readonly fromNetwork: number; readonly forEmail: number; readonly forPhone: number };

export const holdLimitReasons = ["network", "contact", "fleet"] as const;
export type HoldLimitReason = (typeof holdLimitReasons)[number];

/** Why one more vehicle is not held for a stranger; null where it is. */
export function holdLimitReached(held: StrangersHolds, limits: HoldLimits): HoldLimitReason | null {
  if (held.forEmail >= limits.forOneContact || held.forPhone >= limits.forOneContact) return "contact";
  return held.fromNetwork >= limits.fromOneNetwork ? "network" : null;
}

/** Of so many vehicles of a class, how many strangers may hold at one time: never the last, unless there is only one. */
export const vehiclesForStrangers = (inClass: number, { fleetShare }: Pick<HoldLimits, "fleetShare">): number =>
  Math.max(1, Math.min(Math.max(partyVehicles, Math.floor(inClass * fleetShare)), inClass - 1));

type Customer = {
  readonly isStaff: boolean;
  readonly isOfOrganisation: boolean;
  /** By this account, not by an address that anyone can type. */
  readonly hasPaidBefore: boolean;
};

export const isStranger = ({ isStaff, isOfOrganisation, hasPaidBefore }: Customer): boolean =>
  !isStaff && !isOfOrganisation && !hasPaidBefore;

/** Addresses that reach one mailbox count as one. */
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

/** Whether we may wait for this customer's money longer than for a card: we know them, or know that we can reach them. */
export const isReachable = ({ isStranger: isNew, contactConfirmedAt }: Held): boolean =>
  !isNew || contactConfirmedAt !== null;

/** Until when a vehicle waits for a payment that is made this way; never beyond the pickup. */
export function holdEnds(held: Held, method: "transfer" | "online", times: HoldTimes, now: Date): Date {
  const soon = addMinutes(now, times.holdMinutesOnline);
  const usual = method === "transfer" && isReachable(held) ? addHours(now, times.holdHoursTransfer) : soon;
  // Changing the way to pay again and again does not give another half hour each time.
  const latest = isReachable(held) ? usual : addMinutes(held.createdAt, 2 * times.holdMinutesOnline);
  return [usual, latest, held.pickupAt].reduce((a, b) => (b < a ? b : a));
}
