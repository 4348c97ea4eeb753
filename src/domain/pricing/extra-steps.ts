import type { SoldExtra } from "../extra/extra.ts";
import { times } from "../money/money.ts";
import type { TraceStep } from "./price-request.ts";
import { step, wayBack } from "./trace-step.ts";

/** The code of an extra’s price line. */
export const extraCode = (id: string): string => `extra:${id}`;

type Charged = { readonly days: number; readonly ways: number };

/**
 * What was chosen beside the trip, each at its own price and VAT code: never raised, discounted or rounded. One that is
 * for each trip is charged with its trip.
 */
export const chosenSteps = (extras: readonly SoldExtra[], { days, ways }: Charged): TraceStep[] =>
  extras.flatMap((extra) =>
    extra.per === "trip"
      ? Array.from({ length: ways }, (_, index) => ({
          ...stepOf(extra, extra.quantity, `${extra.name}${wayBack(index)}`),
          leg: index + 1,
        }))
      : [stepOf(extra, extra.quantity * (extra.per === "day" ? days : 1), textOf(extra, days))],
  );

const textOf = ({ name, per, quantity }: SoldExtra, days: number): string =>
  per === "day" && days > 1 && quantity > 1 ? `${name}, ${quantity} for ${days} days` : name;

const stepOf = ({ id, unitCents, vatCode }: SoldExtra, quantity: number, text: string): TraceStep => ({
  ...step("chosen", extraCode(id), text, times(unitCents, quantity)),
  vat: vatCode,
  ...(quantity > 1 && { quantity }),
});
