import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { formatRand } from "#design/money.tsx";
import type { ShownFigures } from "../contract.ts";
import { changeText } from "./revenue-labels.ts";

type RevenueTilesProps = {
  total: ShownFigures;
  before: ShownFigures | null;
  /** Shows the rows behind a figure. */
  onOpen: () => void;
};

/** The period in five figures, each with the rows behind it. */
export function RevenueTiles({ total, before, onOpen }: RevenueTilesProps) {
  const share = total.net_cents > 0 ? `${Math.round((total.margin_cents / total.net_cents) * 100)}% of net` : "";
  const tiles: readonly Tile[] = [
    {
      id: "trips",
      label: "Trips",
      value: String(total.trips),
      now: total.trips,
      before: before?.trips,
      note: cancelledText(total),
    },
    {
      id: "gross",
      label: "Gross",
      value: formatRand(total.gross_cents),
      now: total.gross_cents,
      before: before?.gross_cents,
      note: `${formatRand(total.vat_cents)} VAT, ${formatRand(total.outlay_cents)} outlay`,
    },
    {
      id: "net",
      label: "Net revenue",
      value: formatRand(total.net_cents),
      now: total.net_cents,
      before: before?.net_cents,
      note: "Gross less VAT and outlay",
    },
    {
      id: "cost",
      label: "Costs",
      value: formatRand(total.cost_cents),
      now: total.cost_cents,
      before: before?.cost_cents,
      note: lackingText(total),
      isCost: true,
    },
    {
      id: "margin",
      label: "Margin",
      value: formatRand(total.margin_cents),
      now: total.margin_cents,
      before: before?.margin_cents,
      note: share,
    },
  ];
  return (
    <ul aria-label="The period in figures" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {tiles.map((tile) => (
        <li key={tile.id} className="max-md:last:col-span-2">
          <button
            type="button"
            onClick={onOpen}
            className="grid h-full w-full content-start gap-1 rounded-lg bg-surface p-4 text-start shadow-1 inset-ring inset-ring-line hover:inset-ring-line-strong"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-ink-2 text-sm">{tile.label}</span>
              <Change {...tile} />
            </span>
            <span className="font-display font-extrabold text-[1.5rem] leading-tight tabular-nums">{tile.value}</span>
            <span className="text-ink-2 text-xs leading-snug">{tile.note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Tile = {
  id: string;
  label: string;
  value: string;
  now: number;
  before: number | undefined;
  note: ReactNode;
  isCost?: boolean;
};

export function Change({ now, before, isCost }: Pick<Tile, "now" | "before" | "isCost">) {
  const text = before === undefined ? null : changeText(now, before);
  if (text === null) return null;
  if (now === before) return <Badge>{text}</Badge>;
  const isGood = now > (before ?? 0) !== Boolean(isCost);
  return <Badge tone={isGood ? "ok" : "warn"}>{text}</Badge>;
}

const cancelledText = ({ cancelled }: ShownFigures) => (cancelled > 0 ? `${cancelled} cancelled` : "None cancelled");

/** Missing costs are mentioned next to it. */
export function lackingText({ lacking_pay, lacking_vehicle }: ShownFigures): string {
  const parts = [
    lacking_pay > 0 && `pay of ${tripsText(lacking_pay)} unknown`,
    lacking_vehicle > 0 && `vehicle of ${tripsText(lacking_vehicle)} unknown`,
  ].filter((part) => part !== false);
  const text = parts.join(", ");
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : "Drivers, providers, vehicles, commission";
}

const tripsText = (count: number) => (count === 1 ? "1 trip" : `${count} trips`);
