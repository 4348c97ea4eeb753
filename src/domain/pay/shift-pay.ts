import { type ExpenseKind, expenseKinds, expenseLabels } from "../shift/shift-rules.ts";
import type { PayLine } from "./trip-pay.ts";

type Counted = {
  /** The shift’s expected cash; negative if more was paid out than taken. */
  readonly expectedCents: number;
  readonly countedCents: number;
  readonly expenses: readonly {
    readonly kind: ExpenseKind;
    readonly amountCents: number;
    readonly isFromCash: boolean;
  }[];
};

/** The balance between a driver and the company once a shift’s cash is counted. */
export function shiftPay({ expectedCents, countedCents, expenses }: Counted): readonly PayLine[] {
  const own = expenses.filter(({ isFromCash }) => !isFromCash);
  const difference = countedCents - Math.max(0, expectedCents);
  return [
    ...expenseKinds.map((kind) => ({
      text: `${expenseLabels[kind]}, paid by the driver`,
      amountCents: own.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amountCents, 0),
    })),
    { text: "Paid beyond the cash taken", amountCents: Math.max(0, -expectedCents) },
    { text: "Cash handed in beyond what was due", amountCents: Math.max(0, difference) },
    { text: "Cash missing when it was counted", amountCents: Math.min(0, difference) },
  ].filter(({ amountCents }) => amountCents !== 0);
}
