import { ChevronRight } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

/** A breadcrumb, from Home on; the last one is the page itself and has no link. */
export type Crumb = { label: string; to?: Href };

type BreadcrumbsProps = { trail: readonly Crumb[]; className?: string };

/** Breadcrumbs. On a dark background, give their container `scheme-dark`, and the colours follow. */
export function Breadcrumbs({ trail, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={cx("text-ink-2 text-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {trail.map(({ label, to }) => (
          <li key={label} className="flex items-center gap-x-1.5 [--sign:block] last:[--sign:none]">
            {to ? (
              <SiteLink
                to={to}
                className="inline-flex min-h-8 items-center rounded-xs font-semibold text-ink-2 no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            )}
            <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 [display:var(--sign)]" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
