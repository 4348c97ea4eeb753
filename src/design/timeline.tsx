import type { ReactNode } from "react";
import { type Tone, toneClass } from "./badge.tsx";
import { cx } from "./class-names.ts";

type TimelineEvent = {
  id: string;
  /** Already in words: "14 Nov 2026, 09:00". */
  time: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
};

type TimelineProps = { label: string; events: readonly TimelineEvent[]; className?: string };

/** Events, one below the other, joined by a line. */
export function Timeline({ label, events, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={cx("grid", className)}>
      {events.map(({ id, time, title, text, tone = "neutral", icon }) => (
        <li
          key={id}
          className="relative grid grid-cols-[2.25rem_1fr] gap-x-3.5 pb-6 [--line:block] last:pb-0 last:[--line:none]"
        >
          <span
            aria-hidden
            className="absolute top-9 bottom-0 start-[calc(1.125rem-1px)] w-0.5 bg-line [display:var(--line)]"
          />
          <span
            aria-hidden
            className={cx("relative grid size-9 place-items-center rounded-pill [&>svg]:size-4.5", toneClass[tone])}
          >
            {icon ?? <span className="size-2 rounded-pill bg-current" />}
          </span>
          <div className="min-w-0 pt-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-3">{time}</span>
            </p>
            {text && <div className="mt-0.5 text-[0.9375rem] text-ink-2">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
