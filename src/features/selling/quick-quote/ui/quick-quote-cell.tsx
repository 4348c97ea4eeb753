import type { ComponentProps } from "react";
import { cx } from "#design/class-names.ts";

export const control =
  "block h-7 w-full min-w-0 bg-transparent font-semibold text-[1.0313rem] text-ink outline-none placeholder:font-medium placeholder:text-ink-3";

type QuoteCellProps = ComponentProps<"label"> & {
  label: string;
  /** The problem with the typed text. */
  problem?: string | null;
};

export function QuoteCell({ label, problem, className, children }: QuoteCellProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label
      className={cx(
        "grid min-w-0 gap-0.5 border-line px-4 py-3 has-focus-visible:rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus xl:px-4.5",
        className,
      )}
    >
      <span className="font-semibold text-ink-3 text-xs">
        {label}
        {problem && (
          <span role="alert" className="block text-bad">
            {problem}
          </span>
        )}
      </span>
      {children}
    </label>
  );
}
