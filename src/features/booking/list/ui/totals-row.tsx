import type { ReactNode } from "react";
import { Money } from "#design/money.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { bookingListContract } from "../contract.ts";

type TotalsInput = InputOf<typeof bookingListContract.bookingTotals>;

/** What the list comes to. Asked apart, so that the rows do not wait for it. */
export function TotalsRow({ wanted }: { wanted: TotalsInput }) {
  const { data } = useCall(bookingListContract.bookingTotals, wanted);
  if (!data || data.count === 0) return null;
  const { count, is_more, value_cents, due_cents, on_account_cents } = data;
  const shown = String(count).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return (
    <dl aria-label="Totals" className="mt-3 flex flex-wrap gap-x-8 gap-y-1.5 text-sm">
      <Total label={is_more ? "First" : "Total"}>
        {shown} {count === 1 ? "booking" : "bookings"}
      </Total>
      <Total label="Value">
        <Money cents={value_cents} />
      </Total>
      <Total label="Amount due">
        <Money cents={due_cents} className={due_cents > 0 ? "text-warn" : ""} />
      </Total>
      {on_account_cents > 0 && (
        <Total label="On account">
          <Money cents={on_account_cents} />
        </Total>
      )}
    </dl>
  );
}

const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);
