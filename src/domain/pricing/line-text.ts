import { cents, formatMoney } from "../money/money.ts";

type Counted = { readonly quantity?: number | null; readonly amount: number };

/** “3 × R9 500”; empty where it is one, or no whole price each. */
export function countText({ quantity, amount }: Counted): string {
  const [count, unit] = unitsOf({ quantity, amount });
  return count > 1 ? `${count}\u00a0×\u00a0${formatMoney(cents(unit))}` : "";
}

/** How many at what each. An amount that its quantity does not divide is one of its own. */
export function unitsOf({ quantity, amount }: Counted): readonly [quantity: number, unit: number] {
  const count = quantity ?? 1;
  return count > 1 && amount % count === 0 ? [count, amount / count] : [1, amount];
}

/** A line where there is no column for how many: “Large coach with driver, per day, 3 × R9 500”. */
export const countedText = ({ text, ...line }: Counted & { readonly text: string }): string =>
  [text, countText(line)].filter(Boolean).join(", ");
