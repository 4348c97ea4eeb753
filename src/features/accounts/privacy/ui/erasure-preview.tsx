import type { HeldData, TouchedTable } from "../contract.ts";

type Erasure = HeldData["erasure"];

/** The effect of erasing now, by table, and what the law makes us keep. */
export function ErasurePreview({ erasure: { tables, kept } }: { erasure: Erasure }) {
  const rows = tables.reduce((sum, { emptied, deleted }) => sum + emptied + deleted, 0);
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-4">
      <h4 className="font-semibold">If you erase this person</h4>
      <details className="group">
        <summary className="cursor-pointer text-[0.9375rem] text-ink-2">
          {rows === 1 ? "1 row" : `${rows} rows`} in {tables.length === 1 ? "1 table" : `${tables.length} tables`} would
          be deleted, or lose what names them
        </summary>
        <ul className="mt-2 grid gap-x-8 text-[0.9375rem] sm:grid-cols-2">
          {tables.map((table) => (
            <li key={table.title} className="flex justify-between gap-3 border-line border-t py-1.5">
              <span className="text-ink-2">{table.title}</span>
              <span className="text-right tabular-nums">{rowsOf(table)}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-[0.9375rem] text-ink-2">
        Saved emails, documents, proofs and photographs go too. The activity log keeps who did what, by number.
      </p>
      {kept.length > 0 && (
        <div className="grid gap-1 text-[0.9375rem]">
          <p className="font-semibold">Kept by law, without the name</p>
          <ul className="grid list-disc gap-1 pl-5 text-ink-2">
            {kept.map((law) => (
              <li key={law}>{law}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** “3 deleted, 5 emptied”. */
export const rowsOf = ({ emptied, deleted }: TouchedTable): string =>
  [deleted > 0 && `${deleted} deleted`, emptied > 0 && `${emptied} emptied`].filter(Boolean).join(", ");
