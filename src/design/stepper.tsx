import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type Step = { label: string; note?: string };

type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** The step one is on, counted from 0. */
  current: number;
  /** Steps already left that still lack something: marked instead of ticked. */
  marked?: readonly number[];
  /** Lets one go back to a step already done. */
  onGoTo?: (index: number) => void;
  className?: string;
};

/** Bars that fill and numbered steps below them. On a phone only the current step has room for its name. */
export function Stepper({ label, steps, current, marked = [], onGoTo, className }: StepperProps) {
  return (
    <nav aria-label={label} className={className}>
      <p role="status" className="sr-only">
        Step {current + 1} of {steps.length}: {steps[current]?.label}
      </p>
      <ol className="flex gap-1.5 sm:gap-2.5">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className={cx("min-w-0 flex-1", index === current && "max-sm:flex-[2]")}
          >
            <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-pill bg-surface-3">
              <span
                className={cx(
                  "block h-full origin-left rounded-pill transition-transform duration-(--d-3) ease-out",
                  index < current ? barOf(marked.includes(index)) : "bg-linear-to-r from-amber to-primary",
                  index > current && "scale-x-0",
                )}
              />
            </span>
            <StepName onClick={onGoTo && index < current ? () => onGoTo(index) : undefined}>
              <StepNumber index={index} current={current} isMarked={marked.includes(index)} />
              <span
                className={cx(
                  "truncate font-display text-[0.9375rem] font-bold leading-tight sm:text-base",
                  index === current ? "text-ink" : "text-ink-3 max-sm:sr-only",
                )}
              >
                {step.label}
              </span>
            </StepName>
            {step.note && <p className="text-sm leading-snug text-ink-2 max-sm:hidden">{step.note}</p>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ onClick, children }: { onClick?: () => void; children: ReactNode }) {
  const row = "flex min-h-11 w-full items-center gap-2.5 rounded-xs text-left";
  if (!onClick) return <div className={row}>{children}</div>;
  return (
    <button type="button" onClick={onClick} className={cx(row, "hover:[&_span]:text-ink")}>
      {children}
    </button>
  );
}

function StepNumber({ index, current, isMarked }: { index: number; current: number; isMarked: boolean }) {
  const done = index < current;
  return (
    <span
      className={cx(
        "grid size-[26px] shrink-0 place-items-center rounded-pill text-sm font-bold leading-none",
        index === current && "bg-primary text-on-primary",
        done && !isMarked && "bg-primary-soft text-primary-text!",
        done && isMarked && "bg-warn-soft text-warn!",
        index > current && "bg-surface-2 text-ink-3",
      )}
    >
      {stepMark(index, done, isMarked)}
    </span>
  );
}

const barOf = (isMarked: boolean) => (isMarked ? "bg-warn" : "bg-primary");

function stepMark(index: number, done: boolean, isMarked: boolean): ReactNode {
  if (!done) return index + 1;
  if (isMarked)
    return (
      <span aria-label="Something is missing:" role="img">
        !
      </span>
    );
  return <Check aria-label="Done:" className="size-4" strokeWidth={3} />;
}
