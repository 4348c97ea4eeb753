import { Check } from "lucide-react";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { cx } from "#design/class-names.ts";
import { Progress } from "#design/progress.tsx";
import type { Part } from "./application-plan.tsx";

type Issue = { readonly path: readonly PropertyKey[] };
type ApplicationProgressProps = {
  parts: readonly Part[];
  /** The missing or wrong values. */
  problemsOf: (values: unknown) => readonly Issue[];
};

/** Progress by part: a sticky bar on phones, a list beside the form elsewhere. */
export function ApplicationProgress({ parts, problemsOf }: ApplicationProgressProps) {
  const open = openParts(parts, problemsOf(useDeferredValue(useWatch())));
  const done = parts.length - open.size;
  const progress = (
    <Progress
      label="Parts complete"
      value={done}
      max={parts.length}
      showLabel
      valueText={`${done} of ${parts.length}`}
      tone={done === parts.length ? "ok" : "primary"}
    />
  );
  return (
    <>
      <div className="-mx-(--gutter) sticky top-(--header,0px) z-10 bg-bg/95 px-(--gutter) py-3 backdrop-blur-sm lg:hidden">
        {progress}
      </div>
      <nav aria-label="Parts of the form" className="sticky top-28 max-lg:hidden">
        {progress}
        <ol className="mt-5 grid gap-1">
          {parts.map((part, at) => (
            <li key={part.id}>
              <a
                href={`#part-${part.id}`}
                className="flex min-h-11 items-center gap-3 rounded-sm px-2 font-semibold text-ink no-underline hover:bg-surface-2"
              >
                <Mark isDone={!open.has(part.id)} at={at} />
                {part.title}
                <span className="sr-only">{open.has(part.id) ? " (not complete yet)" : " (complete)"}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function Mark({ isDone, at }: { isDone: boolean; at: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-7 shrink-0 place-items-center rounded-pill font-bold text-sm",
        isDone ? "bg-ok-soft text-ok" : "bg-surface-2 text-ink-2",
      )}
    >
      {isDone ? <Check strokeWidth={3} className="size-4" /> : at + 1}
    </span>
  );
}

function openParts(parts: readonly Part[], issues: readonly Issue[]): ReadonlySet<string> {
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  return new Set(parts.filter(({ fields }) => fields.some((field) => wrong.has(field))).map(({ id }) => id));
}
