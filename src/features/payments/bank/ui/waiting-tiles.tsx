import { cx } from "#design/class-names.ts";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import type { WaitingBand } from "#domain/payment/match-ranking.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { waitingLabels } from "../../ui/payment-labels.ts";
import { bankContract } from "../contract.ts";

const edges: Readonly<Record<WaitingBand, string>> = {
  days_0_7: "border-ok",
  days_8_30: "border-accent",
  days_31_60: "border-warn",
  days_over_60: "border-bad",
};

/** Money that is here and that no one has matched, by how long it waits. */
export function WaitingTiles() {
  const query = useCall(bankContract.bankFigures, {});
  if (query.error)
    return <ReadFailed title="We couldn’t load what waits" error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <section aria-label="Money to match, by age">
      <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={query.isPending}>
        {query.data?.ageing.map(({ band, lines, left_cents }) => (
          <li
            key={band}
            className={cx("rounded-md border-t-4 bg-surface p-4 pt-3 shadow-1 inset-ring inset-ring-line", edges[band])}
          >
            <p className="text-sm font-semibold text-ink-2">{waitingLabels[band]}</p>
            <p className="text-lg font-bold tabular-nums">
              <Money cents={left_cents} />
            </p>
            <p className="text-sm text-ink-3">{lines === 1 ? "1 line" : `${lines} lines`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
