import type { QuoteState } from "../quote/quote-lifecycle.ts";
import type { outcomes } from "./measures.ts";

/* The outcomes of a measure. src/db/views/figure-rules.sql states the same in SQL. */

type Outcome<Measure extends keyof typeof outcomes> = (typeof outcomes)[Measure][number];

/** Whole minutes between two moments; null if the second is missing or earlier. */
export const wholeMinutes = (since: Date, until: Date | null): number =>
  until === null ? 0 : Math.max(0, Math.floor((until.getTime() - since.getTime()) / 60_000));

export function responseOutcome(answeredAt: Date | null, dueAt: Date): Outcome<"response"> {
  if (answeredAt === null) return "waiting";
  return answeredAt <= dueAt ? "kept" : "late";
}

const responseSteps = [
  { below: 60, every: 1 },
  { below: 240, every: 5 },
  { below: 1440, every: 30 },
];

/** Slots of one minute up to an hour, five up to four hours, thirty up to a day, a quarter of a day beyond. */
export function responseSlot(minutes: number): number {
  const { every } = responseSteps.find(({ below }) => minutes < below) ?? { every: 360 };
  return Math.min(Math.floor(minutes / every) * every, 43_200);
}

export function quoteOutcome(state: QuoteState): Outcome<"quote"> {
  if (state === "accepted" || state === "converted") return "won";
  return state === "declined" || state === "expired" || state === "withdrawn" ? state : "open";
}

export function pickupOutcome(arrivedAt: Date | null, pickupAt: Date): Outcome<"pickup"> {
  if (arrivedAt === null) return "unknown";
  return arrivedAt <= pickupAt ? "on_time" : "late";
}

type Wait = {
  readonly isWaived: boolean;
  readonly steps: number;
  readonly startedAt: Date;
  readonly metAt: Date;
  readonly freeMinutes: number;
};

/** Nothing may be charged before the free minutes have passed. */
export const waitOutcome = ({ isWaived, steps, startedAt, metAt, freeMinutes }: Wait): Outcome<"wait"> =>
  steps > 0 && !isWaived && metAt.getTime() - startedAt.getTime() <= freeMinutes * 60_000 ? "early" : "kept";
