import { seriesColour } from "#design/charts/chart-series.ts";
import type { ShownPromise } from "../contract.ts";
import { percentText, promiseLabels } from "./promise-labels.ts";

/** Each with its share as a bar and in figures. */
export function PromiseList({ promises }: { promises: readonly ShownPromise[] }) {
  return (
    <ul aria-label="Promises" className="grid gap-5 md:grid-cols-3">
      {promises.map(({ id, kept, broken, share }) => (
        <li key={id} className="grid content-start gap-1.5">
          <span className="font-semibold">{promiseLabels[id]}</span>
          <span className="font-display font-extrabold text-2xl tabular-nums">
            {share === null ? "–" : percentText(share)}
          </span>
          <span aria-hidden className="h-2.5 overflow-hidden rounded-pill bg-surface-2">
            <span
              className="block h-full rounded-pill"
              style={{ width: `${(share ?? 0) * 100}%`, background: seriesColour(0, 1) }}
            />
          </span>
          <span className="text-ink-2 text-sm">
            {share === null ? "It didn’t come up" : `Kept ${kept} of ${kept + broken} times`}
          </span>
        </li>
      ))}
    </ul>
  );
}
