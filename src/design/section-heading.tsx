import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type SectionHeadingProps = {
  id?: string;
  kicker?: string;
  title: string;
  lead?: string;
  /** A button or two at the end of the line; phones show it below. */
  action?: ReactNode;
  className?: string;
};

/** The start of every section on a public page. */
export function SectionHeading({ id, kicker, title, lead, action, className }: SectionHeadingProps) {
  return (
    <header className={cx("mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-10", className)}>
      <div>
        {kicker && <p className="kicker mb-3.5">{kicker}</p>}
        <h2 id={id} className="max-w-[17em] text-h2 tracking-[-0.012em]">
          {title}
        </h2>
        {lead && <p className="mt-3.5 max-w-[36em] text-lead text-ink-2">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
