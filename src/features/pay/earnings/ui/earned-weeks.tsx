import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import type { EarnedItem, Earnings } from "../contract.ts";

type EarnedWeeksProps = {
  weeks: Earnings["weeks"];
  /** The actions on an item. */
  actions?: (item: EarnedItem) => ReactNode;
};

/** Earnings by week, with each trip’s pay explained. */
export const EarnedWeeks = ({ weeks, actions }: EarnedWeeksProps) =>
  weeks.map(({ from, until, amount_cents, items }) => (
    <Card key={from}>
      <CardHeader
        title={<span className="whitespace-nowrap">{weekText(from, until)}</span>}
        actions={<Money cents={amount_cents} className="font-bold text-lg tabular-nums" />}
      />
      <ul aria-label={`Earned from ${formatDay(from)} to ${formatDay(until)}`} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <Item item={item} actions={actions?.(item)} />
          </li>
        ))}
      </ul>
    </Card>
  ));

/** "9 Nov – 15 Nov", without weekdays, to leave room for the amount. */
const weekText = (from: string, until: string) =>
  [from, until].map((day) => formatDay(day).replace(/^\S+ /, "")).join(" – ");

const states = {
  open: { label: "Open", tone: "neutral" },
  on_statement: { label: "On statement", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
} as const;

function Item({ item, actions }: { item: EarnedItem; actions: ReactNode }) {
  const { label, tone } = states[item.state];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 font-semibold">{titleOf(item)}</p>
        <Money cents={item.amount_cents} className="shrink-0 font-bold tabular-nums" />
      </div>
      <ul className="grid gap-0.5 text-ink-2 text-sm">
        {item.lines.map((line) => (
          <li key={line.text} className="flex justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">{line.text}</span>
            {item.lines.length > 1 && <span className="shrink-0 tabular-nums">{formatRand(line.amount_cents)}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {item.trip && <span className="text-ink-3 text-sm">{item.trip.reference}</span>}
        {actions}
      </div>
    </>
  );
}

/** “Mon 16 Nov, 09:30, Sea Point to Hermanus” */
function titleOf({ kind, earned_on, trip }: EarnedItem): string {
  if (!trip) return `${formatDay(earned_on)}, ${payItemLabels[kind].toLowerCase()}`;
  return [formatDay(earned_on), formatTime(trip.pickup_at), trip.way].filter(Boolean).join(", ");
}
