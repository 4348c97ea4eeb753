import { daysBetween, type LocalDate } from "../time/local-time.ts";

/** Why a record is suggested for a bank line, strongest reason first. */
export const matchReasons = ["named", "exact", "payer", "announced"] as const;
export type MatchReason = (typeof matchReasons)[number];

export type Likely = {
  /** The line contains its reference or number. */
  readonly isNamed: boolean;
  /** The line contains its customer’s name. */
  readonly isPayer: boolean;
  /** A customer announced a transfer for it. */
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

/** More and stronger reasons rank higher; one outweighs all weaker ones together. */
export const likeness = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (matchReasons.length - 1 - matchReasons.indexOf(reason)), 0);

export const waitingBands = ["days_0_7", "days_8_30", "days_31_60", "days_over_60"] as const;
export type WaitingBand = (typeof waitingBands)[number];

/** How long the money has been here unmatched. */
export function waitingBand(bookedOn: LocalDate, today: LocalDate): WaitingBand {
  const days = daysBetween(bookedOn, today);
  if (days <= 7) return "days_0_7";
  if (days <= 30) return "days_8_30";
  return days <= 60 ? "days_31_60" : "days_over_60";
}
