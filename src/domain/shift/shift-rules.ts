import { lifecycle } from "../lifecycle.ts";
import { type Cents, cents } from "../money/money.ts";

/** A shift is open, ended by its driver, and confirmed by our team once the cash is counted. */
export const shiftStates = ["open", "ended", "confirmed"] as const;
export type ShiftState = (typeof shiftStates)[number];

export const shiftLifecycle = lifecycle<ShiftState>({
  open: ["ended"],
  ended: ["confirmed"],
  confirmed: [],
});

export const expenseKinds = ["toll", "parking", "fuel", "other"] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

export const expenseLabels: Readonly<Record<ExpenseKind, string>> = {
  toll: "Toll",
  parking: "Parking",
  fuel: "Fuel",
  other: "Other",
};

type Expense = { readonly amountCents: number; readonly isFromCash: boolean };

/** The cash and papers a driver hands in: the cash they took, without what they paid from it. It may be less than nothing. */
export const cashToHandIn = (taken: readonly number[], expenses: readonly Expense[]): Cents =>
  cents(sum(taken) - sum(expenses.filter(({ isFromCash }) => isFromCash).map(({ amountCents }) => amountCents)));

/** Our team’s repayments: what the driver paid from their own pocket. */
export const paidByDriver = (expenses: readonly Expense[]): Cents =>
  cents(sum(expenses.filter(({ isFromCash }) => !isFromCash).map(({ amountCents }) => amountCents)));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Whether someone has to say why what is handed in is not what was expected. */
export const needsReason = (expected: number, handed: number): boolean => handed !== Math.max(0, expected);

type Handing = { readonly expectedCents: number; readonly handedCents: number; readonly hasExpenses: boolean };

/** A shift without money ends by itself: there is nothing for our team to count. */
export const hasMoney = ({ expectedCents, handedCents, hasExpenses }: Handing): boolean =>
  expectedCents !== 0 || handedCents !== 0 || hasExpenses;
