import { scaleLinear } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";
import { cx } from "../class-names.ts";
import { type ChartTone, seriesColour } from "./chart-series.ts";

type SparklineProps = {
  values: readonly number[];
  tone?: ChartTone;
  /** Said aloud; without it the line is decoration beside a number that already says it. */
  label?: string;
  className?: string;
};

const box = { width: 120, height: 38 } as const;

/** A small trend line that stretches over whatever it sits in. */
export function Sparkline({ values, tone = 1, label, className }: SparklineProps) {
  if (values.length < 2) return null;
  const x = scaleLinear([0, values.length - 1], [0, box.width]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [box.height - 4, 6]);
  const across = (_: number, index: number) => x(index);
  const stroke = line<number>().x(across).y(y).curve(curveMonotoneX)([...values]);
  const ground = area<number>().x(across).y1(y).y0(box.height).curve(curveMonotoneX)([...values]);
  const colour = seriesColour(0, tone);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named when it is given a label, hidden when it only decorates.
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={cx("block h-11 w-full", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={ground ?? ""} fill={colour} opacity={0.14} />
      <path
        d={stroke ?? ""}
        fill="none"
        stroke={colour}
        strokeWidth={2.2}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
