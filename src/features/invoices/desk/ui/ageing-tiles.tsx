import { cx } from "#design/class-names.ts";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import type { AgeingBand } from "#domain/invoice/invoice-balance.ts";
import { ageingLabels } from "#domain/invoice/invoice-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk } from "../contract.ts";

const edges: Readonly<Record<AgeingBand, string>> = {
  not_due: "border-ok",
  days_1_30: "border-accent",
  days_31_60: "border-warn",
  days_61_90: "border-warn",
  days_over_90: "border-bad",
};

/** Amounts due by age. */
export function AgeingTiles() {
  const query = useCall(desk.invoiceFigures, {});
  if (query.error)
    return (
      <ReadFailed title="We couldn’t load the amounts due" error={query.error} onAgain={() => void query.refetch()} />
    );
  const ageing = query.data?.ageing ?? [];
  const whole = ageing.reduce((sum, { open_cents }) => sum + open_cents, 0);
  return (
    <section aria-label="Amounts due" className="grid gap-2">
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-6" aria-busy={query.isPending}>
        <li className="rounded-md bg-surface p-4 shadow-1 inset-ring inset-ring-line">
          <p className="text-sm font-semibold text-ink-2">Total due</p>
          <p className="font-display text-2xl font-extrabold">
            <Money cents={whole} />
          </p>
        </li>
        {ageing.map(({ band, invoices, open_cents }) => (
          <li
            key={band}
            className={cx("rounded-md border-t-4 bg-surface p-4 pt-3 shadow-1 inset-ring inset-ring-line", edges[band])}
          >
            <p className="text-sm font-semibold text-ink-2">{ageingLabels[band]}</p>
            <p className="text-lg font-bold tabular-nums">
              <Money cents={open_cents} />
            </p>
            <p className="text-sm text-ink-3">{invoices === 1 ? "1 invoice" : `${invoices} invoices`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
