import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";

type CardProps = ComponentProps<"section"> & {
  /** panel: framed, padded, for working pages. sheet: borderless and roomy. picture: no padding, lifts under the pointer. */
  variant?: "panel" | "sheet" | "picture";
};

const variants = {
  panel: "rounded-lg p-5 shadow-1 inset-ring inset-ring-line",
  sheet: "rounded-xl p-5 shadow-2 sm:px-8 sm:py-7",
  picture:
    "art-zoom flex flex-col overflow-hidden rounded-lg shadow-1 transition duration-(--d-3) ease-out " +
    "hover:-translate-y-1 hover:shadow-3 motion-reduce:hover:translate-y-0",
} as const;

export function Card({ variant = "panel", className, ...rest }: CardProps) {
  return <section {...rest} className={cx("bg-surface text-ink", variants[variant], className)} />;
}

type CardHeaderProps = {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  as?: "h2" | "h3";
  className?: string;
};

export function CardHeader({ title, note, actions, as: Heading = "h2", className }: CardHeaderProps) {
  return (
    <header className={cx("mb-3 flex flex-wrap items-center gap-x-4 gap-y-2", className)}>
      <div className="min-w-0">
        <Heading className="text-lg font-bold leading-snug">{title}</Heading>
        {note && <p className="text-sm text-ink-3">{note}</p>}
      </div>
      {actions && <div className="ml-auto flex flex-wrap items-center gap-2 empty:hidden">{actions}</div>}
    </header>
  );
}
