/** Why nothing can be charged to a company’s account now; `open` if it can. */
export const accountStandings = ["open", "not_granted", "not_active", "on_hold", "overdue", "over_limit"] as const;
export type AccountStanding = (typeof accountStandings)[number];

export type AccountFacts = {
  readonly isActive: boolean;
  readonly isGranted: boolean;
  readonly isOnHold: boolean;
  /** Our reminders ended without payment. */
  readonly isOverdue: boolean;
  /** Null: no limit was agreed. */
  readonly creditLimitCents: number | null;
  /** Unpaid on the account, billed or not. */
  readonly owedCents: number;
};

/** Whether this much more may be charged. Reaching the limit is allowed. */
export function standingOf(facts: AccountFacts, moreCents = 0): AccountStanding {
  if (!facts.isActive) return "not_active";
  if (!facts.isGranted) return "not_granted";
  if (facts.isOnHold) return "on_hold";
  if (facts.isOverdue) return "overdue";
  const { creditLimitCents, owedCents } = facts;
  return creditLimitCents !== null && owedCents + moreCents > creditLimitCents ? "over_limit" : "open";
}

/** Whether the company has an account at all, usable or not. */
export const isChargeable = (standing: AccountStanding): boolean =>
  standing !== "not_granted" && standing !== "not_active";
