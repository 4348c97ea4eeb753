import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const block = "block animate-pulse rounded-xs bg-surface-3 motion-reduce:animate-none";
const widths = ["w-full", "w-11/12", "w-4/5", "w-2/3"] as const;

export function SkeletonLine({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx(block, "h-3.5", className)} />;
}

/** Wraps a group of grey blocks and announces once that something is loading. */
export function SkeletonGroup({
  text = "Loading…",
  className,
  children,
}: {
  text?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text}</span>
      {children}
    </div>
  );
}

export function SkeletonCard({ picture = false, lines = 3 }: { picture?: boolean; lines?: number }) {
  return (
    <SkeletonGroup className="overflow-hidden rounded-lg bg-surface shadow-1 inset-ring inset-ring-line">
      {picture && <span aria-hidden="true" className={cx(block, "aspect-[3/2] rounded-none")} />}
      <div className="grid gap-3 p-5">
        <SkeletonLine className="h-5 w-1/2" />
        {times(lines, (line) => (
          <SkeletonLine key={line} className={widths[line % widths.length]} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function SkeletonTable({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <SkeletonGroup className="grid">
      {times(rows, (row) => (
        <div
          key={row}
          className="grid auto-cols-fr grid-flow-col gap-6 border-line border-t py-4 first-of-type:border-t-0"
        >
          {times(columns, (column) => (
            <SkeletonLine key={column} className={widths[(row + column * 2) % widths.length]} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));
