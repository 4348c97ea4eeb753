import { cx } from "./class-names.ts";

const outline = "M12 2.9l2.75 5.6 6.15.9-4.45 4.35 1.05 6.15L12 17l-5.5 2.9 1.05-6.15L3.1 9.4l6.15-.9z";

/** One star with soft corners; filled or waiting. */
export function Star({ filled, className }: { filled: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinejoin="round"
      className={cx("size-[1em]", filled ? "fill-s3 stroke-s3" : "fill-surface-3 stroke-surface-3", className)}
    >
      <path d={outline} />
    </svg>
  );
}

type StarsProps = { value: number; max?: number; className?: string };

/** An average as whole stars; the exact figure is in the label. */
export function Stars({ value, max = 5, className }: StarsProps) {
  const filled = Math.round(value);
  return (
    <span role="img" aria-label={`${shown(value)} out of ${max}`} className={cx("inline-flex gap-0.5", className)}>
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other identity
        <Star key={index} filled={index < filled} />
      ))}
    </span>
  );
}

/** One decimal at most: 4.75 is "4.8", 5 is "5". */
const shown = (value: number) => String(Math.round(value * 10) / 10);
