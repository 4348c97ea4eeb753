import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type PageFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A status beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The head and the rhythm of a signed-in page. */
export function PageFrame({ title, lead, badge, actions, breadcrumbs, className, children }: PageFrameProps) {
  return (
    <div className={cx("grid min-w-0 grid-cols-1 content-start gap-5", className)}>
      <header className="grid gap-2">
        {breadcrumbs && (
          <nav aria-label="Breadcrumb" className="text-sm text-ink-3 [&_a]:text-link [&_a]:underline">
            {breadcrumbs}
          </nav>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="text-[1.625rem] leading-tight">{title}</h1>
              {badge}
            </div>
            {lead && <p className="mt-1 max-w-[70ch] text-ink-2">{lead}</p>}
          </div>
          {actions && <div className="ml-auto flex flex-wrap items-center gap-2.5 max-sm:ml-0">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
