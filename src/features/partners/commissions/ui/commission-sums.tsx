import { Money } from "#design/money.tsx";
import { commissionLabels } from "#domain/partner/commission-labels.ts";
import type { CommissionState } from "#domain/partner/commission-lifecycle.ts";
import type { CommissionSums } from "../contract.ts";

const shown: readonly CommissionState[] = ["pending", "earned", "approved", "on_statement", "paid"];
const notes: Readonly<Record<CommissionState, string>> = {
  pending: "Booked, not driven yet",
  earned: "Driven",
  approved: "On the next statement",
  on_statement: "Waiting to be paid",
  paid: "Paid so far",
  reversed: "Cancelled or refunded",
};

/** The sum of each status, in rand. */
export function CommissionSumsRow({ sums }: { sums: CommissionSums }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {shown.map((state) => (
        <div key={state} className="rounded-lg border border-line bg-surface px-4 py-3">
          <dt className="font-semibold text-ink-2 text-sm">{commissionLabels[state].label}</dt>
          <dd>
            <Money
              cents={sums.find((one) => one.state === state)?.amount_cents ?? 0}
              className="font-bold text-xl tabular-nums"
            />
            <span className="block text-ink-3 text-xs">{notes[state]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
