import { daysBetween, type LocalDate } from "../time/local-time.ts";

/** Why something is thought of for a line of a bank statement, the strongest first. */
export const matchReasons = ["named", "exact", "payer", "announced"] as const;
export type MatchReason = (typeof matchReasons)[number];

export type Likely = {
  /** The line has its reference or its number. */
  readonly isNamed: boolean;
  /** The line has the name of its customer. */
  readonly isPayer: boolean;
  /** A customer has reported a transfer for it. */
  readonly isAnnounced: boolean;
  readonly openCents: number;
};

export function reasonsFor({ isNamed, isPayer, isAnnounced, openCents }: Likely, leftCents: number): MatchReason[] {
  const holds = {
    named: isNamed,
    exact: openCents > 0 && openCents === leftCents,
    payer: isPayer,
    announced: isAnnounced,
  };
  return matchReasons.filter((reason) => holds[reason]);
}

/** The more and the stronger its reasons, the higher: one is worth more than all weaker ones together. */
export const likeness = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (matchReasons.length - 1 - matchReasons.indexOf(reason)), 0);

export const waitingBands = ["days_0_7", "days_8_30", "days_31_60", "days_over_60"] as const;
export type WaitingBand = (typeof waitingBands)[number];

/** For how long money has been here without anyone knowing for what. */
export function waitingBand(bookedOn: LocalDate, today: LocalDate): WaitingBand {
  const days = daysBetween(bookedOn, today);
  if (days <= 7) return "days_0_7";
  if (days <= 30) return "days_8_30";
  return days <= 60 ? "days_31_60" : "days_over_60";
}
