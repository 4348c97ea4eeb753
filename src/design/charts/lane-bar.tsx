import type { CSSProperties } from "react";
import { cx } from "../class-names.ts";
import { type ChartTone, seriesColour } from "./chart-series.ts";

export type LaneBar = {
  id: string;
  /** Both in the unit of the axis, such as minutes after midnight. */
  start: number;
  end: number;
  title: string;
  text?: string;
  tone?: ChartTone;
  /** open: no one has it yet. live: going on. late: needs help. done: over. */
  state?: "open" | "planned" | "live" | "late" | "done";
};

type LaneBarButtonProps = { bar: LaneBar; times: string; isActive: boolean; onPress?: () => void };

const looks = {
  open: "border-[1.5px] border-s-4 border-dashed border-warn bg-warn-soft text-warn",
  planned: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_16%,var(--surface))]",
  live: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_30%,var(--surface))]",
  late: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_16%,var(--surface))] ring-2 ring-bad ring-inset",
  done: "border-s-4 border-(--bar) bg-[color-mix(in_oklab,var(--bar)_10%,var(--surface))] text-ink-2",
} as const;

const words = { open: "Open", planned: "Planned", live: "In progress", late: "Late", done: "Done" } as const;

export function LaneBarButton({ bar, times, isActive, onPress }: LaneBarButtonProps) {
  const { title, text, tone, state = "planned" } = bar;
  // React types no custom properties; the colour is one so that border and ground share it.
  const colour: CSSProperties & { "--bar": string } = { "--bar": seriesColour(0, tone) };
  const look = cx(
    "block size-full overflow-hidden rounded-sm px-2.5 py-1 text-start leading-tight",
    looks[state],
    isActive && "outline-3 outline-offset-1 outline-focus",
  );
  const content = (
    <>
      <span className="block truncate text-sm font-semibold">{title}</span>
      {text && <span className="block truncate text-xs opacity-85">{text}</span>}
      <span className="sr-only">
        {times}. {words[state]}.
      </span>
    </>
  );
  const hint = [title, text, times].filter(Boolean).join(" · ");
  return onPress ? (
    <button
      type="button"
      title={hint}
      aria-pressed={isActive}
      onClick={onPress}
      style={colour}
      className={cx(look, "hover:brightness-97")}
    >
      {content}
    </button>
  ) : (
    <div title={hint} style={colour} className={look}>
      {content}
    </div>
  );
}
