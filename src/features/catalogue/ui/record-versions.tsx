import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { ListedVersion } from "../page-contract.ts";

type RecordVersionsProps = {
  versions: readonly ListedVersion[];
  current: number;
  /** Not while there are unsaved changes, which it would discard. */
  isOff: boolean;
  onPut: (version: number) => Promise<unknown>;
};

/** Every version of a record, each of which can be put back. */
export function RecordVersions({ versions, current, isOff, onPut }: RecordVersionsProps) {
  const put = (version: number) =>
    onPut(version).then(
      () => toast({ title: `Version ${version} is back, as a new version.`, kind: "success" }),
      (error: Error) => toast({ title: error.message, kind: "error" }),
    );
  return (
    <details className="mt-6 border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Versions</summary>
      <ul className="divide-y divide-line">
        {versions.map(({ version, saved_at, saved_by, put_back_of }) => (
          <li key={version} className="flex flex-wrap items-center gap-3 py-2.5 text-sm">
            <span className="min-w-52 grow">
              Version {version}, {formatDateTime(saved_at)}
              {saved_by && `, ${saved_by}`}
              {put_back_of !== null && `, from version ${put_back_of}`}
            </span>
            {version !== current && (
              <Button
                size="sm"
                variant="quiet"
                disabled={isOff}
                aria-label={`Put version ${version} back`}
                onClick={() => void put(version)}
              >
                Put back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The list was longer or shorter: the editor starts at its top, and a keyboard continues there. */
export function showEditor(card: HTMLElement | null) {
  card?.scrollIntoView({ block: "start" });
  card?.focus({ preventScroll: true });
}
