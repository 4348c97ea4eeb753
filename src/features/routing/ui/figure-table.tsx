import { cx } from "#design/class-names.ts";
import type { RunFigures } from "../contract.ts";
import { differenceText, figureLines } from "./run-labels.ts";

type FigureTableProps = { before: RunFigures | null; after: RunFigures | null };

/** Before and after, line by line. */
export function FigureTable({ before, after }: FigureTableProps) {
  if (!before || !after) return <p className="text-ink-2">The day is being read…</p>;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-start text-ink-2">
          <th scope="col" className="pb-1 text-start font-semibold">
            Figure
          </th>
          <th scope="col" className="pb-1 text-end font-semibold">
            Now
          </th>
          <th scope="col" className="pb-1 text-end font-semibold">
            Plan
          </th>
          <th scope="col" className="pb-1 text-end font-semibold">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {figureLines.map(({ label, of, text }) => {
          const [was, is] = [of(before), of(after)];
          const isKnown = was !== null && is !== null;
          return (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1.5 pe-2 text-start font-medium">
                {label}
              </th>
              <td className="py-1.5 text-end">{was === null ? "Not known" : text(was)}</td>
              <td className="py-1.5 text-end font-semibold">{is === null ? "Not known" : text(is)}</td>
              <td
                className={cx(
                  "py-1.5 ps-2 text-end",
                  isKnown && is < was && "text-ok",
                  isKnown && is > was && "text-warn",
                )}
              >
                {isKnown ? differenceText(was, is, text) : ""}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
