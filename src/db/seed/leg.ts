import { companyRules } from "#domain/company/company-rules.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Ask } from "./featured-bookings.ts";
import type { Stay } from "./places.ts";
import type { Random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

/** One drive of a booking. */
export type Leg = {
  readonly from: string;
  readonly to: string;
  readonly pickupAt: Date;
  readonly end: Date;
  /** Minutes that occupy driver and vehicle before and after: approach, return and cleaning. */
  readonly before: number;
  readonly after: number;
};

/** A booking as it runs on the road. */
export type Journey = {
  readonly first: Leg;
  readonly back: Leg | null;
  readonly km: number;
  readonly hours: number;
  readonly requirements: string;
  /** One for each leg that meets or catches a flight, in order. */
  readonly flights?: readonly string[];
};

/** Everything a journey is made from. */
export type Planning = {
  readonly ask: Ask;
  readonly stay: Stay;
  readonly clock: SeedClock;
  readonly luck: Random;
};

export const legsOf = ({ first, back }: Journey): readonly Leg[] => (back ? [first, back] : [first]);

type Drive = { readonly from: string; readonly to: string; readonly pickupAt: Date; readonly minutes: number };

const turnaround = companyRules.turnaroundMinutes;

export const cityLeg = (drive: Drive): Leg => legWith(drive, turnaround.city, turnaround.city);
export const airportLeg = (drive: Drive): Leg => legWith(drive, turnaround.airport, turnaround.airport);
export const outOfTownLeg = (drive: Drive): Leg => legWith(drive, turnaround.city, turnaround.outOfTown);

/** The crew drives back empty from a distant town, or out to it before the pickup. */
export const outboundLeg = (drive: Drive): Leg => legWith(drive, turnaround.city, drive.minutes + turnaround.outOfTown);
export const inboundLeg = (drive: Drive): Leg => legWith(drive, drive.minutes + turnaround.outOfTown, turnaround.city);

function legWith({ from, to, pickupAt: start, minutes }: Drive, before: number, after: number): Leg {
  return { from, to, pickupAt: start, end: addMinutes(start, minutes), before, after };
}

/** A quarter hour within the given hour. */
export const quarterIn = (hour: number, luck: Random): number => hour * 60 + luck.whole(0, 3) * 15;
