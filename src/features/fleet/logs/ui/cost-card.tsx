import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import type { RunningCost } from "../contract.ts";

/** What a kilometre costs, over which time, and what that is made of. */
export function CostCard({ cost, usual }: { cost: RunningCost; usual: number | null }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      "Cost per km",
      cost.cents_per_km === null ? "Not enough driven yet" : <Money key="km" cents={cost.cents_per_km} always />,
    ],
    ["Driven", kmLabel(cost.km)],
    ["Fuel", <AmountOf key="fuel" cents={cost.fuel_cents} count={cost.fills} one="fill" many="fills" />],
    [
      "Work orders",
      <AmountOf key="work" cents={cost.work_cents} count={cost.work_orders} one="finished" many="finished" />,
    ],
    ["Usual consumption", usual === null ? "Not known yet" : `${usual} l/100 km`],
  ];
  return (
    <Card>
      <CardHeader
        title="Running cost"
        note={`Fuel and finished work orders from ${formatDate(cost.from)} to ${formatDate(cost.until)}, divided by the kilometres between the first and last reading. Insurance and finance are not included.`}
      />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type AmountOfProps = { cents: number; count: number; one: string; many: string };

const AmountOf = ({ cents, count, one, many }: AmountOfProps) => (
  <>
    <Money cents={cents} always />
    <span className="block text-sm font-normal text-ink-2">
      {count} {count === 1 ? one : many}
    </span>
  </>
);
