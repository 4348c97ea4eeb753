/** By the day it was driven, or by the day it was booked. */
export const revenueBases = ["earned", "booked"] as const;
export type RevenueBasis = (typeof revenueBases)[number];

export const revenueCuts = ["service", "hour", "driver", "vehicle", "provider"] as const;
export type RevenueCut = (typeof revenueCuts)[number];

/** A trip; the relief vehicle in which one went on; the fee of what was cancelled; a booking without a trip; an invoice that is beside a booking or without one. */
export const entryKinds = ["trip", "relief", "cancelled", "booking", "invoice", "correction"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The sum of some entries. */
export type RevenueFigures = {
  /** Of how many entries. */
  readonly entries: number;
  readonly trips: number;
  readonly cancelled: number;
  readonly grossCents: number;
  readonly vatCents: number;
  /** Paid on someone else’s behalf. */
  readonly outlayCents: number;
  readonly driverCents: number;
  readonly providerCents: number;
  readonly vehicleCents: number;
  /** Partners’ earnings with them. */
  readonly commissionCents: number;
  /** Driven trips whose pay, or the cost of whose vehicle, no one knows. */
  readonly lackingPay: number;
  readonly lackingVehicle: number;
  readonly minutes: number;
  readonly timed: number;
  readonly late: number;
};

export const noFigures: RevenueFigures = {
  entries: 0,
  trips: 0,
  cancelled: 0,
  grossCents: 0,
  vatCents: 0,
  outlayCents: 0,
  driverCents: 0,
  providerCents: 0,
  vehicleCents: 0,
  commissionCents: 0,
  lackingPay: 0,
  lackingVehicle: 0,
  minutes: 0,
  timed: 0,
  late: 0,
};

const names = Object.keys(noFigures) as (keyof RevenueFigures)[];

export const addFigures = (all: readonly RevenueFigures[]): RevenueFigures =>
  Object.fromEntries(names.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])) as RevenueFigures;

export type RevenueMoney = Pick<
  RevenueFigures,
  "grossCents" | "vatCents" | "outlayCents" | "driverCents" | "providerCents" | "vehicleCents" | "commissionCents"
>;

export const noMoney: RevenueMoney = {
  grossCents: 0,
  vatCents: 0,
  outlayCents: 0,
  driverCents: 0,
  providerCents: 0,
  vehicleCents: 0,
  commissionCents: 0,
};

/** Ours: without VAT, and without what is paid on for someone else. */
export const netOfFigures = ({ grossCents, vatCents, outlayCents }: RevenueMoney): number =>
  grossCents - vatCents - outlayCents;

export const costOfFigures = ({ driverCents, providerCents, vehicleCents, commissionCents }: RevenueMoney): number =>
  driverCents + providerCents + vehicleCents + commissionCents;

/** The margin after the costs we know. */
export const marginOfFigures = (money: RevenueMoney): number => netOfFigures(money) - costOfFigures(money);
