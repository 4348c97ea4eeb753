import { cx } from "./class-names.ts";

type ProgressProps = {
  label: string;
  /** Left out while no one knows how long it takes. */
  value?: number;
  max?: number;
  /** Shows the label and the share above the bar. */
  showLabel?: boolean;
  /** Text in place of the percentage, such as "3 of 8". */
  valueText?: string;
  tone?: "primary" | "ok" | "warn" | "bad" | "info";
  className?: string;
};

const fills = { primary: "bg-primary", ok: "bg-ok", warn: "bg-accent", bad: "bg-bad", info: "bg-s1" };

export function Progress({
  label,
  value,
  max = 100,
  showLabel,
  valueText,
  tone = "primary",
  className,
}: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)}%`);
  return (
    <div className={cx("grid gap-1.5", className)}>
      {showLabel && (
        <p aria-hidden="true" className="flex justify-between gap-4 text-sm">
          <span className="font-medium">{label}</span>
          <b className="font-bold">{text}</b>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-[9px] overflow-hidden rounded-pill bg-surface-2 inset-ring inset-ring-line"
      >
        <div
          className={cx(
            "h-full rounded-pill transition-[width] duration-(--d-3) ease-out",
            fills[tone],
            share === undefined && "progress-unknown",
          )}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
