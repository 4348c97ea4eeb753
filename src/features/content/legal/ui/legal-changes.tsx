import type { SectionChange } from "#domain/legal/legal-difference.ts";

/** The changes of a version; lines that stay are left out. */
export function LegalChanges({ changes }: { changes: readonly SectionChange[] }) {
  if (changes.length === 0) return <p className="text-ink-2 text-sm">Nothing changes.</p>;
  return (
    <ul className="grid gap-3 text-sm">
      {changes.map(({ title, lines }) => (
        <li key={title} className="grid gap-1">
          <h4 className="font-semibold">{title}</h4>
          {lines
            .filter(({ kind }) => kind !== "same")
            .map(({ kind, text }) =>
              kind === "added" ? (
                <ins key={`+${text}`} className="border-ok border-l-2 pl-3 no-underline wrap-anywhere">
                  <span className="sr-only">Added: </span>
                  {text}
                </ins>
              ) : (
                <del key={`-${text}`} className="border-bad border-l-2 pl-3 text-ink-2 wrap-anywhere">
                  <span className="sr-only">Removed: </span>
                  {text}
                </del>
              ),
            )}
        </li>
      ))}
    </ul>
  );
}
