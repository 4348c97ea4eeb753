import { lifecycle } from "../lifecycle.ts";
import { type Cents, cents } from "../money/money.ts";

/** A payment to a partner: drafted, approved, paid. A cancelled one is owed again. */
export const payoutStates = ["draft", "approved", "paid", "cancelled"] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutLifecycle = lifecycle<PayoutState>({
  draft: ["approved", "cancelled"],
  approved: ["paid", "cancelled"],
  paid: [],
  cancelled: [],
});

type Approving = {
  readonly amountCents: number;
  readonly draftedBy: string;
  readonly by: string;
  /** Above this a second person approves. */
  readonly singlePersonAtMostCents: number;
};

export const mayApprovePayout = ({ amountCents, draftedBy, by, singlePersonAtMostCents }: Approving): boolean =>
  by !== draftedBy || amountCents <= singlePersonAtMostCents;

type Open = { readonly id: string; readonly organisationId: string; readonly totalCents: number };
export type DuePayout<T extends Open> = {
  readonly organisationId: string;
  readonly amountCents: Cents;
  readonly statements: readonly T[];
};

/** One payout for each partner whose open statements add up to enough; smaller sums wait for next month. */
export function duePayouts<T extends Open>(statements: readonly T[], atLeastCents: number): readonly DuePayout<T>[] {
  const groups = new Map<string, T[]>();
  for (const one of statements) groups.set(one.organisationId, [...(groups.get(one.organisationId) ?? []), one]);
  return [...groups]
    .map(([organisationId, own]) => ({
      organisationId,
      amountCents: cents(own.reduce((sum, { totalCents }) => sum + totalCents, 0)),
      statements: own,
    }))
    .filter(({ amountCents }) => amountCents > 0 && amountCents >= atLeastCents);
}
