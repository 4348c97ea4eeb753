import { lifecycle } from "../lifecycle.ts";
import { type Cents, cents } from "../money/money.ts";

/** A shift is open, then ended by its driver, then confirmed by our team once the cash is counted. */
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

/** The cash a driver hands in: what they took minus what they paid from it. It may be negative. */
export const cashToHandIn = (taken: readonly number[], expenses: readonly Expense[]): Cents =>
  cents(sum(taken) - sum(expenses.filter(({ isFromCash }) => isFromCash).map(({ amountCents }) => amountCents)));

/** Expenses the driver paid from their own pocket, which we repay. */
export const paidByDriver = (expenses: readonly Expense[]): Cents =>
  cents(sum(expenses.filter(({ isFromCash }) => !isFromCash).map(({ amountCents }) => amountCents)));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Whether a difference between expected and handed-in cash needs an explanation. */
export const needsReason = (expected: number, handed: number): boolean => handed !== Math.max(0, expected);

type Handing = { readonly expectedCents: number; readonly handedCents: number; readonly hasExpenses: boolean };

/** A shift without money ends by itself: there is nothing to count. */
export const hasMoney = ({ expectedCents, handedCents, hasExpenses }: Handing): boolean =>
  expectedCents !== 0 || handedCents !== 0 || hasExpenses;
