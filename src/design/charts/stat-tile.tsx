import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "../badge.tsx";
import { Card } from "../card.tsx";
import { cx } from "../class-names.ts";

type Delta = {
  text: string;
  direction: "up" | "down" | "flat";
  /** If less is better, a fall is good news. */
  lessIsBetter?: boolean;
};

type StatTileProps = {
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  delta?: Delta;
  note?: ReactNode;
  /** A small chart that fills the foot of the tile. */
  sparkline?: ReactNode;
  className?: string;
};

export function StatTile({ label, value, icon, delta, note, sparkline, className }: StatTileProps) {
  return (
    <Card className={cx("relative grid content-start gap-1 overflow-hidden", sparkline ? "pb-14" : null, className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <p className="inline-flex items-center gap-2 font-semibold text-[0.9375rem] text-ink-2 [&>svg]:size-[18px]">
          {icon}
          {label}
        </p>
        {delta && <DeltaPill {...delta} />}
      </div>
      <p className="font-display text-[2rem] font-extrabold leading-tight tracking-[-0.015em]">{value}</p>
      {note && <p className="text-sm text-ink-3">{note}</p>}
      {sparkline && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[46px] [&>svg]:size-full">
          {sparkline}
        </div>
      )}
    </Card>
  );
}

function DeltaPill({ text, direction, lessIsBetter = false }: Delta) {
  return (
    <Badge tone={toneOf(direction, lessIsBetter)} icon={arrows[direction]}>
      {text}
    </Badge>
  );
}

const arrows = {
  up: <TrendingUp aria-label="up" strokeWidth={2.4} />,
  down: <TrendingDown aria-label="down" strokeWidth={2.4} />,
  flat: null,
};

function toneOf(direction: Delta["direction"], lessIsBetter: boolean): Tone {
  if (direction === "flat") return "info";
  return (direction === "up") === lessIsBetter ? "bad" : "ok";
}
