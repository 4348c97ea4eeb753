import { Card } from "#design/card.tsx";
import { Money } from "#design/money.tsx";
import type { Earnings } from "../contract.ts";

/** Open and paid amounts, and cash to hand in. */
export const EarningsSums = ({ earnings }: { earnings: Earnings }) => (
  <Card>
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Sum name="Not paid yet" cents={earnings.open_cents} />
      <Sum name="Paid this year" cents={earnings.paid_this_year_cents} />
      {earnings.cash_held_cents > 0 && <Sum name="Cash to hand in" cents={earnings.cash_held_cents} />}
    </dl>
    {earnings.cash_held_cents > 0 && (
      <p className="mt-3 text-ink-2 text-sm">Cash you don’t hand in is deducted from your next statement.</p>
    )}
  </Card>
);

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt className="text-ink-2 text-sm">{name}</dt>
    <dd className="font-bold text-2xl tabular-nums">
      <Money cents={cents} />
    </dd>
  </div>
);
