import { seriesColour } from "#design/charts/chart-series.ts";
import { keptText, promiseLabels } from "#domain/analytics/promise-labels.ts";
import type { PromiseId } from "#domain/analytics/promises.ts";
import { shareText } from "#domain/analytics/share-text.ts";
import type { ShownPromise } from "../promises-contract.ts";

type PromiseListProps = {
  promises: readonly ShownPromise[];
  /** Shows the rows behind a promise; visitors see only the figures. */
  onOpen?: (id: PromiseId) => void;
};

/** Each promise with its share as a bar and a number. */
export function PromiseList({ promises, onOpen }: PromiseListProps) {
  return (
    <ul aria-label="Promises" className="grid gap-5 md:grid-cols-3">
      {promises.map((promise) => (
        <li key={promise.id}>
          {onOpen ? (
            <button
              type="button"
              onClick={() => onOpen(promise.id)}
              className="-m-2.5 grid w-[calc(100%+1.25rem)] content-start gap-1.5 rounded-md p-2.5 text-start hover:bg-surface-2"
            >
              <PromiseFigures promise={promise} />
            </button>
          ) : (
            <div className="grid content-start gap-1.5">
              <PromiseFigures promise={promise} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function PromiseFigures({ promise }: { promise: ShownPromise }) {
  const { id, share } = promise;
  return (
    <>
      <span className="font-semibold">{promiseLabels[id]}</span>
      <span className="font-display font-extrabold text-2xl tabular-nums">
        {share === null ? "–" : shareText(share)}
      </span>
      <span aria-hidden className="block h-2.5 overflow-hidden rounded-pill bg-surface-2">
        <span
          className="block h-full rounded-pill"
          style={{ width: `${(share ?? 0) * 100}%`, background: seriesColour(0, 1) }}
        />
      </span>
      <span className="text-ink-2 text-sm">{keptText(promise)}</span>
    </>
  );
}
