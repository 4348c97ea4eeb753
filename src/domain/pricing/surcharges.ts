import { type Cents, formatMoney } from "../money/money.ts";
import type { Tariff } from "./tariff.ts";
import { effectText, isSurcharge } from "./time-rules.ts";

/** Everything a tariff adds to a fare, as a customer reads it: “Public holiday, +15%”, “Luggage trailer, R300”. */
export function surchargesOf({ timeRules, extras, tolls }: Tariff): readonly string[] {
  return [
    ...timeRules.filter(isSurcharge).map((rule) => `${rule.name}, ${effectText(rule)}`),
    ...amounts([
      ["Each extra stop", extras.stop],
      ["Luggage trailer", extras.trailer],
      ["Each child seat", extras.childSeat],
    ]),
    ...amounts(tolls.map(({ name, amount }) => [name, amount])),
  ];
}

const amounts = (extras: readonly (readonly [string, Cents])[]): readonly string[] =>
  extras.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name}, ${formatMoney(amount)}`);

export const surchargeSentence = (surcharges: readonly string[]): string =>
  surcharges.length === 0
    ? "Nothing is added to the price."
    : `We add to the price per vehicle, where it applies: ${surcharges.join("; ")}.`;
