import { companyRules } from "../company/company-rules.ts";
import { type Cents, times } from "../money/money.ts";
import { addMinutes } from "../time/local-time.ts";

/** The price of waiting at a pickup. Driver, customer and our team see the same. */
export type WaitTerms = {
  readonly waitFrom: Date;
  readonly freeMinutes: number;
  /** Per further 15 minutes or part thereof. */
  readonly stepCents: Cents;
};

/** Due until the trip has ended, then charged, unless our team waives it. */
export const waitStates = ["due", "charged", "waived"] as const;
export type WaitState = (typeof waitStates)[number];

export type WaitReading = {
  readonly freeUntil: Date;
  readonly isFree: boolean;
  /** 0 once free waiting is over. */
  readonly freeSecondsLeft: number;
  readonly waitedMinutes: number;
  /** Steps begun since the free minutes ended, and their price. */
  readonly steps: number;
  readonly cents: Cents;
  readonly nextStepAt: Date;
};

type Waiting = {
  readonly pickupAt: Date;
  /** When the driver arrived at the pickup; null before that. */
  readonly arrivedAt: Date | null;
  /** When the flight it waits for landed, if known. */
  readonly landedAt?: Date | null;
};

/** No one pays for a driver who comes early, for one who comes late, or for a plane that has not landed. */
export function waitStart({ pickupAt, arrivedAt, landedAt = null }: Waiting): Date | null {
  if (!arrivedAt) return null;
  return [pickupAt, landedAt].reduce<Date>((latest, one) => (one && one > latest ? one : latest), arrivedAt);
}

/** The meter at a moment: now while the driver waits, the moment of meeting afterwards. */
export function readMeter({ waitFrom, freeMinutes, stepCents }: WaitTerms, at: Date): WaitReading {
  const freeUntil = addMinutes(waitFrom, freeMinutes);
  const overMs = at.getTime() - freeUntil.getTime();
  const steps = Math.max(0, Math.ceil(overMs / (companyRules.waitStepMinutes * minuteMs)));
  return {
    freeUntil,
    isFree: steps === 0,
    freeSecondsLeft: Math.max(0, Math.ceil(-overMs / 1000)),
    waitedMinutes: Math.max(0, Math.floor((at.getTime() - waitFrom.getTime()) / minuteMs)),
    steps,
    cents: times(stepCents, steps),
    nextStepAt: addMinutes(freeUntil, steps * companyRules.waitStepMinutes),
  };
}

const minuteMs = 60_000;

/** From when a driver says that the passenger can’t be found: not before they had most of their free minutes. */
export function searchFrom({ waitFrom, freeMinutes }: Omit<WaitTerms, "stepCents">): Date {
  const { long, short } = companyRules.searchMinutes;
  return addMinutes(waitFrom, freeMinutes - (freeMinutes > companyRules.freeWait.elsewhere ? long : short));
}
