import { add, type Cents, cents, zero } from "../money/money.ts";
import type { TraceStep } from "./price-request.ts";

/**
 * The steps as a customer reads them: what rounding changed is part of the fare, shared by the ways that are paid, and
 * never a line of its own. The sum stays.
 */
export function foldRounding(trace: readonly TraceStep[]): readonly TraceStep[] {
  const rounding = add(...trace.filter(isRounding).map(({ delta }) => delta));
  const kept = trace.filter((step) => !isRounding(step));
  const fares = kept.filter(({ step }) => step === "fare");
  if (rounding === 0) return kept;
  if (fares.length === 0) return trace;
  const shares = new Map(fares.map((fare, at) => [fare, shareAt(rounding, at, fares.length)]));
  return kept.map((step) => {
    const share = shares.get(step) ?? zero;
    // What was rounded is no longer so many times a price of the list.
    return share === 0 ? step : { ...step, delta: add(step.delta, share), quantity: 1 };
  });
}

const isRounding = ({ step }: TraceStep) => step === "rounding";

/** The first way takes the cents that cannot be shared. */
function shareAt(whole: Cents, at: number, count: number): Cents {
  const each = Math.trunc(whole / count);
  return cents(at === 0 ? whole - each * (count - 1) : each);
}
