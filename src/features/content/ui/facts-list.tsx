import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";

export type Fact = { icon: ReactNode; label: string; value: ReactNode };

type FactsListProps = {
  facts: readonly Fact[];
  /** Places the columns; one column by default; for example "sm:grid-cols-2". */
  className?: string;
};

/** Short facts, each with an icon, a name and a value. */
export function FactsList({ facts, className }: FactsListProps) {
  return (
    <dl className={cx("grid gap-x-6 gap-y-4", className)}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="relative grid min-h-11 content-center pl-14.5">
          <dt className="text-ink-2 text-sm leading-snug">
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-5"
            >
              {icon}
            </span>
            {label}
          </dt>
          <dd className="font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
