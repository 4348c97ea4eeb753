import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import { type ChartTone, seriesColour } from "./chart-series.ts";

export type Lane = { id: string; title: ReactNode; subtitle?: ReactNode; icon?: ReactNode; bars: readonly LaneBar[] };

type LaneTimelineProps = {
  label: string;
  lanes: readonly Lane[];
  from: number;
  to: number;
  /** Distance between two gridlines. */
  step?: number;
  formatTick: (value: number) => string;
  /** Draws the line of the present moment. */
  now?: number;
  /** Colours explained above the lanes. */
  legend?: readonly { label: string; tone: ChartTone }[];
  onBar?: (bar: LaneBar, lane: Lane) => void;
  /** The bar whose details are open elsewhere. */
  activeBar?: string;
  empty?: ReactNode;
  className?: string;
};

/** Rows of bars on one time axis. Wider than a phone, it scrolls sideways under its fixed row names. */
export function LaneTimeline({ label, lanes, legend = [], empty, className, ...axis }: LaneTimelineProps) {
  const scroller = useScrollToNow(axis);
  if (lanes.length === 0) return <p className="py-10 text-center text-ink-3">{empty ?? "Nothing planned."}</p>;
  return (
    <section aria-label={label} className={cx("grid min-w-0 gap-3", className)}>
      {legend.length > 0 && (
        <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm font-medium text-ink-2">
          {legend.map(({ label: name, tone }) => (
            <li key={name} className="inline-flex items-center gap-2">
              <span aria-hidden className="size-2.5 rounded-[3px]" style={{ background: seriesColour(0, tone) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* Room above for the label of the present moment, which is on the axis. */}
      <div ref={scroller} className="overflow-x-auto pt-1">
        <div className="relative grid min-w-[60rem] grid-cols-[var(--names)_1fr] [--names:13rem] max-sm:[--names:7.5rem]">
          <LaneAxis {...axis} />
          {lanes.map((lane) => (
            <LaneRow key={lane.id} {...axis} lane={lane} />
          ))}
          {axis.now !== undefined && <NowLine {...axis} now={axis.now} />}
        </div>
      </div>
    </section>
  );
}

/** On a narrow screen people come for the present moment. */
function useScrollToNow({ from, to, now }: AxisProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; later the person decides where to look.
  useEffect(() => {
    const node = scroller.current;
    if (!node || now === undefined) return;
    node.scrollLeft = (node.scrollWidth * (now - from)) / (to - from) - node.clientWidth / 2;
  }, []);
  return scroller;
}

type AxisProps = Omit<LaneTimelineProps, "label" | "lanes" | "legend" | "empty" | "className">;

const share = (value: number, { from, to }: { from: number; to: number }) => ((value - from) / (to - from)) * 100;
const stepOf = ({ step, from, to }: AxisProps) => step ?? (to - from) / 12;

function LaneAxis(axis: AxisProps) {
  const step = stepOf(axis);
  // No label at the very edges, where it would be cut off, nor under the present moment’s label.
  const ticks = [...Array(Math.floor((axis.to - axis.from) / step) + 1).keys()]
    .map((index) => axis.from + index * step)
    .filter((tick) => tick > axis.from && tick < axis.to)
    .filter((tick) => axis.now === undefined || Math.abs(tick - axis.now) > step * 0.6);
  return (
    <>
      <div className="sticky start-0 z-20 bg-surface" />
      <div aria-hidden className="relative h-7 text-xs text-ink-3">
        {ticks.map((tick) => (
          <span key={tick} className="absolute -translate-x-1/2" style={{ left: `${share(tick, axis)}%` }}>
            {axis.formatTick(tick)}
          </span>
        ))}
      </div>
    </>
  );
}

function LaneRow({ lane, onBar, activeBar, ...axis }: AxisProps & { lane: Lane }) {
  const gridStep = (stepOf(axis) / (axis.to - axis.from)) * 100;
  return (
    <>
      <div className="sticky start-0 z-20 flex h-[3.625rem] items-center gap-3 border-t border-line bg-surface pe-3">
        {lane.icon && <span className="size-[2.375rem] shrink-0 max-sm:hidden [&>*]:size-full">{lane.icon}</span>}
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{lane.title}</span>
          {lane.subtitle && <span className="block truncate text-xs text-ink-3">{lane.subtitle}</span>}
        </span>
      </div>
      <ul
        className="relative h-[3.625rem] border-t border-line"
        style={{
          backgroundImage: `repeating-linear-gradient(90deg, transparent 0 calc(${gridStep}% - 1px), var(--line) calc(${gridStep}% - 1px) ${gridStep}%)`,
        }}
      >
        {lane.bars.map((bar) => (
          <li
            key={bar.id}
            className="absolute inset-y-1.5"
            style={{ left: `${share(bar.start, axis)}%`, width: `${share(bar.end, axis) - share(bar.start, axis)}%` }}
          >
            <LaneBarButton
              bar={bar}
              times={`${axis.formatTick(bar.start)} to ${axis.formatTick(bar.end)}`}
              isActive={bar.id === activeBar}
              onPress={onBar && (() => onBar(bar, lane))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NowLine({ now, ...axis }: AxisProps & { now: number }) {
  if (now < axis.from || now > axis.to) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute start-(--names) end-0 top-0 bottom-0 z-10">
      <div
        className="absolute top-6 bottom-0 w-0.5 -translate-x-1/2 bg-primary"
        style={{ left: `${share(now, axis)}%` }}
      >
        <span className="absolute -top-6 left-1/2 -translate-x-1/2 rounded-pill bg-primary px-2 py-0.5 text-xs font-bold text-on-primary">
          {axis.formatTick(now)}
        </span>
      </div>
    </div>
  );
}

type LaneBar = {
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

function LaneBarButton({ bar, times, isActive, onPress }: LaneBarButtonProps) {
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
