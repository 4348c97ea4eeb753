import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { cx } from "#design/class-names.ts";
import { Tooltip } from "#design/overlay/tooltip.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { type NavigationEntry, type NavigationGroup, placeOf } from "./navigation.ts";

export type NavigationProps = {
  groups: readonly NavigationGroup[];
  waiting: ReadonlyMap<Href, number>;
};

/** The groups and their pages. Narrow, it shows icons with tooltips. */
export function NavigationLinks({ groups, waiting, isNarrow = false }: NavigationProps & { isNarrow?: boolean }) {
  const current = placeOf(useLocation(), groups)?.entry.to;
  const list = useRef<HTMLUListElement>(null);
  // On a low screen the list scrolls, so that the current page stays in view.
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: "nearest" });
  }, [current]);
  return (
    <ul ref={list} className={cx("grid", isNarrow ? "gap-3" : "gap-3.5")}>
      {groups.map(({ label, entries }) => (
        <li key={label} className={cx(isNarrow && "border-line border-t pt-3 first:border-t-0 first:pt-0")}>
          <p className={isNarrow ? "sr-only" : "px-3 pb-1.5 text-xs font-semibold text-ink-3"}>{label}</p>
          <ul className="grid gap-0.5" aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink
                  entry={entry}
                  count={waiting.get(entry.to) ?? 0}
                  isCurrent={entry.to === current}
                  isNarrow={isNarrow}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const linkClass =
  "group/link relative scroll-my-10 flex min-h-9 items-center gap-3 rounded-sm text-[0.9375rem] font-medium text-ink-2 no-underline " +
  "transition-colors duration-(--d-1) hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11 -outline-offset-2! " +
  "aria-[current=page]:bg-surface-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink " +
  "[&>svg]:size-[19px] [&>svg]:shrink-0 aria-[current=page]:[&>svg]:text-accent";

type EntryLinkProps = { entry: NavigationEntry; count: number; isCurrent: boolean; isNarrow: boolean };

function EntryLink({ entry: { to, label, icon: Icon }, count, isCurrent, isNarrow }: EntryLinkProps) {
  const link = (
    <SiteLink
      to={to}
      {...(isCurrent && { "aria-current": "page" as const })}
      className={cx(linkClass, isNarrow ? "justify-center" : "px-3")}
    >
      <Icon aria-hidden="true" />
      <span className={isNarrow ? "sr-only" : "truncate"}>{label}</span>
      {count > 0 && <Count count={count} isNarrow={isNarrow} />}
    </SiteLink>
  );
  return isNarrow ? (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

function Count({ count, isNarrow }: { count: number; isNarrow: boolean }) {
  const words = <span className="sr-only"> waiting</span>;
  if (isNarrow)
    return (
      <span className="absolute top-1.5 right-2.5 size-2 rounded-pill bg-accent">
        <span className="sr-only">{count}</span>
        {words}
      </span>
    );
  return (
    <span className="ml-auto min-w-6 rounded-pill bg-accent px-1.5 text-center text-xs font-bold leading-5 text-on-accent">
      {count}
      {words}
    </span>
  );
}
