import { useLayoutEffect, useRef } from "react";
import type { Problems } from "./use-booking-request.ts";
import type { Draft } from "./use-wizard-draft.ts";

/** How a step was reached: `undefined` on page load. */
export type Arrival = { readonly count: number; readonly field?: string };

/** The state shared by all steps. */
export type WizardForm = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly problems: Problems;
  readonly arrival: Arrival;
};

type StepHeadingProps = { title: string; text?: string; arrival: Arrival };

/** Scrolls to the top of a step and focuses its heading, or the field with a problem. */
export function StepHeading({ title, text, arrival }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (arrival.count === 0) return;
    window.scrollTo({ top: 0 });
    const field = arrival.field && document.getElementsByName(arrival.field)[0];
    if (field) field.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <div className="mb-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-extrabold text-[1.4375rem] leading-tight outline-none sm:text-[1.75rem]"
      >
        {title}
      </h2>
      {text && <p className="mt-1.5 text-ink-2">{text}</p>}
    </div>
  );
}
