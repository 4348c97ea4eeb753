import { useState } from "react";
import { cx } from "#design/class-names.ts";
import { type QueueFilter, queueFilters } from "../contract.ts";
import { filterLabels } from "./lead-labels.tsx";

type Counts = { readonly open: number; readonly unanswered: number; readonly mine: number; readonly breached: number };

type LeadFilterProps = { filter: QueueFilter; counts: Counts | undefined; onChange: (filter: QueueFilter) => void };

/** One button for each way to look at the queue, with how many there are. */
export function LeadFilter({ filter, counts, onChange }: LeadFilterProps) {
  // The last page, while the next is being read: the buttons must not jump under the pointer.
  const [last, setLast] = useState(counts);
  if (counts && counts !== last) setLast(counts);
  const shown = counts ?? last;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Show</legend>
      {queueFilters.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onChange(one)}
          className={cx(
            "inline-flex min-h-9 items-center gap-2 rounded-pill px-3.5 font-semibold text-sm transition-colors duration-(--d-1) pointer-coarse:min-h-11",
            filter === one
              ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
              : "text-ink-2 inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink",
          )}
        >
          {filterLabels[one]}
          {one !== "all" && shown && (
            <span className={cx(one === "breached" && shown.breached > 0 && filter !== one && "font-bold text-bad")}>
              {shown[one]}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
