import { CircleCheck, PencilLine } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { KeepMine } from "#design/overlay/keep-mine.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { isStaleness } from "#design/overlay/use-action.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { InputOf } from "#platform/contract.ts";
import type { AllSettings, settingsContract } from "../contract.ts";

export type PartProps = {
  settings: AllSettings;
  save: (change: InputOf<typeof settingsContract.saveSettings>) => Promise<unknown>;
  onUnsaved: (isUnsaved: boolean) => void;
};

export type Kept = { version: number; updated_at: string | null; updated_by: string | null };

type SettingsSectionProps<In extends FieldValues, Out> = {
  title: string;
  note: string;
  kept?: Kept;
  schema: Parameters<typeof Form<In, Out>>[0]["schema"];
  defaultValues: DefaultValues<In>;
  onSave: (values: Out) => Promise<unknown>;
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
};

/** One part of the settings: a form that shows whether it is saved. */
export function SettingsSection<In extends FieldValues, Out>(props: SettingsSectionProps<In, Out>) {
  const { title, note, kept, onSave, onUnsaved } = props;
  const [stale, setStale] = useState<CallFailed>();
  const [saves, setSaves] = useState(0);
  const save = async (values: Out) => {
    setStale(undefined);
    try {
      await onSave(values);
      setSaves((before) => before + 1);
      void toast({ title: `${title} saved.`, kind: "success" });
    } catch (error) {
      if (isStaleness(error)) return setStale(error);
      if (!(error instanceof CallFailed)) throw error;
      throw new FieldErrors(shorn(error.fields), error.message);
    }
  };
  return (
    <Card>
      <CardHeader title={title} note={note} />
      {/* Saving resets the form, so that nothing counts as unsaved. */}
      <Form
        key={saves}
        schema={props.schema}
        defaultValues={props.defaultValues}
        onSubmit={save}
        className="grid gap-5"
      >
        {props.children}
        {stale && <KeepMine failure={stale} theirs={props.defaultValues} />}
        <Fresh version={kept?.version} values={props.defaultValues} isHeld={stale !== undefined} />
        <SaveBar kept={kept} onUnsaved={onUnsaved} />
      </Form>
    </Card>
  );
}

/** Someone else’s changes are shown at once where nothing is typed; otherwise they are compared when this is saved. */
function Fresh({ version, values, isHeld }: { version: number | undefined; values: FieldValues; isHeld: boolean }) {
  const form = useFormContext();
  const { isDirty } = useFormState();
  const shown = useRef(version);
  const show = useEffectEvent(() => {
    if (shown.current === version || isDirty || isHeld) return;
    shown.current = version;
    form.reset(values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is news.
  useEffect(() => show(), [version]);
  return null;
}

/** A message about `value.freeHours` belongs to the field freeHours. */
const shorn = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^value\./, ""), message]));

function SaveBar({ kept, onUnsaved }: { kept: Kept | undefined; onUnsaved: (isUnsaved: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  return (
    <div
      className={cx(
        "-mx-4.5 -mb-4.5 flex flex-wrap items-center gap-3 rounded-b-lg border-line border-t bg-surface px-4.5 py-3.5",
        // Keeps the Save button visible in a long form.
        isDirty && "sticky bottom-0",
      )}
    >
      <p role="status" className="flex min-w-0 grow items-center gap-2 text-sm [&>svg]:size-4.5 [&>svg]:shrink-0">
        {isDirty ? (
          <>
            <PencilLine aria-hidden className="text-warn" />
            <span className="font-semibold text-warn">Not saved yet</span>
          </>
        ) : (
          <>
            <CircleCheck aria-hidden className="text-ok" />
            <span className="text-ink-2">{keptWords(kept)}</span>
          </>
        )}
      </p>
      <SubmitButton size="sm" busyText="Saving…">
        Save
      </SubmitButton>
    </div>
  );
}

function keptWords(kept: Kept | undefined): string {
  if (!kept) return "Saved";
  if (!kept.updated_at) return "Default values";
  return `Saved ${formatDateTime(kept.updated_at)}${kept.updated_by ? ` by ${kept.updated_by}` : ""}`;
}
