import { useEffect, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { Button } from "#design/button.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { forgetDraft, readDraft, writeDraft } from "./use-draft.ts";

type DraftKeeperProps = { kind: ApplicationKind; defaults: FieldValues; onClear: () => void };

const pause = 400;

/** Saves the form in this browser and restores it after a reload. Renders one line about it. */
export function DraftKeeper({ kind, defaults, onClear }: DraftKeeperProps) {
  const form = useFormContext();
  // `form` is a new object on every render; these are stable.
  const { getValues, subscribe } = form;
  const [isKept, setKept] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = readDraft(kind);
    if (!draft) return;
    form.reset(merged(defaults, draft.values));
    setKept(true);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const values = getValues();
      if (JSON.stringify(values) === JSON.stringify(defaults)) return;
      writeDraft(kind, { ...readDraft(kind), values });
      setKept(true);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    };
    const stop = subscribe({ formState: { values: true }, callback: soon });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
  }, [getValues, subscribe, kind, defaults]);

  const clear = () => {
    form.reset(defaults);
    forgetDraft(kind);
    setKept(false);
    onClear();
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 text-sm">
      <p>
        {isKept
          ? "Your draft is saved in this browser."
          : "Your answers are saved in this browser until you send them."}
      </p>
      {isKept && (
        <Button variant="quiet" size="sm" onClick={clear}>
          Clear form
        </Button>
      )}
    </div>
  );
}

/** A draft of an older form may lack fields. */
function merged(defaults: FieldValues, values: Readonly<Record<string, unknown>>): FieldValues {
  return {
    ...defaults,
    ...values,
    kind: defaults.kind,
    details: { ...defaults.details, ...Object(values.details) },
    documents: { ...defaults.documents, ...Object(values.documents) },
  };
}
