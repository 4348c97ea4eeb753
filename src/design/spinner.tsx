import { LoaderCircle } from "lucide-react";
import { cx } from "./class-names.ts";

/** The spinner without text, for places that say what is going on. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" className={cx("shrink-0 animate-spin motion-reduce:animate-none", className)} />
  );
}

type SpinnerProps = {
  /** The text for screen readers, shown as well unless `quiet`. */
  text?: string;
  quiet?: boolean;
  className?: string;
};

export function Spinner({ text = "Loading…", quiet = false, className }: SpinnerProps) {
  return (
    <div role="status" className={cx("inline-flex items-center gap-2.5 text-sm font-medium text-ink-2", className)}>
      <SpinnerMark className="size-5 text-primary-text" />
      <span className={quiet ? "sr-only" : undefined}>{text}</span>
    </div>
  );
}

/** Shown where a page will be. It fades in late, so that a fast page never flashes it. */
export function PageSpinner({ text = "Loading…" }: { text?: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center p-6">
      <Spinner text={text} className="late-arrival" />
    </div>
  );
}
