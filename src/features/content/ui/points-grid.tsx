import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";

export type Point = { readonly title: string; readonly text: string; readonly icon?: ReactNode };

type PointsGridProps = {
  points: readonly Point[];
  /** Places the columns, such as "sm:grid-cols-2". */
  className?: string;
};

/** A few statements side by side, each with an icon or under a line. Shown below a heading of the second level. */
export function PointsGrid({ points, className }: PointsGridProps) {
  return (
    <ul className={cx("grid gap-x-10 gap-y-8", className)}>
      {points.map(({ title, text, icon }) => (
        <li key={title} className={icon ? "flex gap-4" : "border-line-strong border-t pt-5"}>
          {icon && (
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-[23px]"
            >
              {icon}
            </span>
          )}
          <div>
            <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
