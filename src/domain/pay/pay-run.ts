import { needsSecondPerson } from "../account/permissions.ts";
import { lifecycle } from "../lifecycle.ts";
import { type Cents, cents } from "../money/money.ts";

/** A period’s pay: drafted, approved, paid. A cancelled run is owed again. */
export const payRunStates = ["draft", "approved", "paid", "cancelled"] as const;
export type PayRunState = (typeof payRunStates)[number];

export const payRunLifecycle = lifecycle<PayRunState>({
  draft: ["approved", "cancelled"],
  approved: ["paid", "cancelled"],
  paid: [],
  cancelled: [],
});

type Approving = { readonly totalCents: number; readonly draftedBy: string; readonly by: string };

/** Above the limit, anyone who drafted it can’t approve it. */
export const mayApproveRun = ({ totalCents, draftedBy, by }: Approving): boolean =>
  by !== draftedBy || !needsSecondPerson("payout", cents(totalCents));

type Owed = {
  readonly id: string;
  readonly driverId: string;
  readonly providerId: string | null;
  readonly amountCents: number;
};

export type DueStatement<T extends Owed> = {
  readonly driverId: string | null;
  readonly providerId: string | null;
  readonly earnedCents: Cents;
  readonly setOffCents: Cents;
  readonly amountCents: Cents;
  readonly items: readonly T[];
};

/**
 * One statement for each driver and provider we owe. If they owe us as much or more, nothing is paid: it stays open and
 * is offset in the next period.
 */
export function dueStatements<T extends Owed>(items: readonly T[]): readonly DueStatement<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const payee = item.providerId ?? item.driverId;
    groups.set(payee, [...(groups.get(payee) ?? []), item]);
  }
  return [...groups].map(([payee, owed]) => statementOf(payee, owed)).filter(({ amountCents }) => amountCents > 0);
}

function statementOf<T extends Owed>(payee: string, items: readonly T[]): DueStatement<T> {
  const isProvider = items[0]?.providerId === payee;
  const amounts = items.map(({ amountCents }) => amountCents);
  return {
    driverId: isProvider ? null : payee,
    providerId: isProvider ? payee : null,
    items,
    earnedCents: sum(amounts.filter((amount) => amount > 0)),
    setOffCents: sum(amounts.filter((amount) => amount < 0)),
    amountCents: sum(amounts),
  };
}

const sum = (amounts: readonly number[]): Cents => cents(amounts.reduce((all, one) => all + one, 0));
