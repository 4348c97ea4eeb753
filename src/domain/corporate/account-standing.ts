/** Why nothing can be put on a company’s account now; `open` where it can. */
export const accountStandings = ["open", "not_granted", "not_active", "on_hold", "overdue", "over_limit"] as const;
export type AccountStanding = (typeof accountStandings)[number];

export type AccountFacts = {
  readonly isActive: boolean;
  readonly isGranted: boolean;
  readonly isOnHold: boolean;
  /** Our reminders have come to their end without a payment. */
  readonly isOverdue: boolean;
  /** Null: none was agreed. */
  readonly creditLimitCents: number | null;
  /** The unpaid amount on the account, billed or not. */
  readonly owedCents: number;
};

/** Whether so much more may go on account. At the limit is within it. */
export function standingOf(facts: AccountFacts, moreCents = 0): AccountStanding {
  if (!facts.isActive) return "not_active";
  if (!facts.isGranted) return "not_granted";
  if (facts.isOnHold) return "on_hold";
  if (facts.isOverdue) return "overdue";
  const { creditLimitCents, owedCents } = facts;
  return creditLimitCents !== null && owedCents + moreCents > creditLimitCents ? "over_limit" : "open";
}

/** Whether the company has an account at all, open or not. */
export const isChargeable = (standing: AccountStanding): boolean =>
  standing !== "not_granted" && standing !== "not_active";
