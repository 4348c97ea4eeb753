import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

export type Tone = "neutral" | "info" | "ok" | "warn" | "bad" | "violet" | "accent";

/** A soft background with readable text for each tone. */
export const toneClass: Record<Tone, string> = {
  neutral: "bg-surface-2 text-ink-2",
  info: "bg-info-soft text-info",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  violet: "bg-violet-soft text-violet",
  accent: "bg-accent text-on-accent",
};

type BadgeProps = { tone?: Tone; dot?: boolean; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", dot, icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex w-fit items-center gap-1.5 whitespace-nowrap rounded-pill px-2.5 py-[3px] text-xs font-bold leading-[1.3]",
        "[&>svg]:size-3.5 [&>svg]:shrink-0",
        toneClass[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-pill bg-current" />}
      {icon}
      {children}
    </span>
  );
}

/** A number at an icon’s corner. The surrounding control says in words what it counts. */
export const CountMark = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className="-top-1.5 -right-2 pointer-events-none absolute min-w-5 rounded-pill bg-bad px-1 text-center font-bold text-on-primary text-xs leading-5"
    >
      {count > 99 ? "99+" : count}
    </span>
  );
