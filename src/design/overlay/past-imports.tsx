import { useState } from "react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import type { Labels } from "./import-preview.tsx";

export type PastImport = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly file_name: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly changed_fields: readonly { readonly field: string; readonly records: number }[];
  /** Null where it can’t be undone any more. */
  readonly undo_until: string | null;
  readonly undone_at: string | null;
};

type PastImportsProps = {
  past: readonly PastImport[] | undefined;
  labels: Labels;
  undo: (id: string) => Promise<unknown>;
};

/** The latest imports; each can be undone as a whole for a day. */
export function PastImports({ past, labels, undo }: PastImportsProps) {
  const [undoing, setUndoing] = useState<PastImport>();
  if (!past || past.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="grid gap-2">
      <h3 id="past-imports" className="font-semibold">
        Past imports
      </h3>
      <ul className="divide-y divide-line text-sm">
        {past.map((run) => (
          <li key={run.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold [overflow-wrap:anywhere]">{run.file_name || "A file"}</span>
            <span className="text-ink-2">
              {formatDateTime(run.at)}
              {run.by && `, by ${run.by}`}
            </span>
            <span>
              {run.added} added, {run.changed} changed, {run.unchanged} unchanged
            </span>
            {run.changed_fields.length > 0 && (
              <span className="text-ink-2">
                {run.changed_fields
                  .map(({ field, records }) => `${labels[field]?.label ?? field} (${records})`)
                  .join(", ")}
              </span>
            )}
            {run.undone_at && (
              <Badge tone="neutral" className="justify-self-start">
                Undone {formatDateTime(run.undone_at)}
              </Badge>
            )}
            {run.undo_until && run.added + run.changed > 0 && (
              <Button variant="outline" className="mt-1 justify-self-start" onClick={() => setUndoing(run)}>
                Undo import
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && (
        <ActionDialog
          title="Undo this import?"
          text={`${undoing.added} new records are removed, ${undoing.changed} changed ones are as before. If one of them has changed since the import, nothing is undone.`}
          confirmLabel="Undo import"
          tone="danger"
          onConfirm={() => undo(undoing.id)}
          doneLabel="Import undone"
          onClose={() => setUndoing(undefined)}
        />
      )}
    </section>
  );
}
