import { add, type Cents } from "../money/money.ts";
import type { TraceStep } from "./price-request.ts";

export const step = (name: string, rule: string, text: string, delta: Cents): TraceStep => ({
  step: name,
  rule,
  text,
  delta,
});

export const sumOf = (steps: readonly TraceStep[]): Cents => add(...steps.map(({ delta }) => delta));

/** Said of the second way, which is priced beside the first. */
export const wayBack = (index: number): string => (index === 0 ? "" : ", return trip");
