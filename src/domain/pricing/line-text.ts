import { cents, formatMoney } from "../money/money.ts";

type Counted = { readonly quantity?: number | null; readonly amount: number };

/** “3 × R9 500”; empty for one, or if the amount doesn’t divide evenly. */
export function countText({ quantity, amount }: Counted): string {
  const [count, unit] = unitsOf({ quantity, amount });
  return count > 1 ? `${count}\u00a0×\u00a0${formatMoney(cents(unit))}` : "";
}

/** Quantity and unit price. An amount its quantity doesn’t divide counts as one. */
export function unitsOf({ quantity, amount }: Counted): readonly [quantity: number, unit: number] {
  const count = quantity ?? 1;
  return count > 1 && amount % count === 0 ? [count, amount / count] : [1, amount];
}

/** A line where there is no quantity column: “Large coach with driver, per day, 3 × R9 500”. */
export const countedText = ({ text, ...line }: Counted & { readonly text: string }): string =>
  [text, countText(line)].filter(Boolean).join(", ");
