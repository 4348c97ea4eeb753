import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import type { CallFailed } from "#platform/browser/call-api.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { type Noted, useNotedFields } from "../fields/noted-fields.tsx";
import { type Entry, meet } from "./meet-entries.ts";

type KeepMineProps = {
  /** Begins with who changed the record, and to what. */
  failure: CallFailed;
  /** The record as the form would begin with it: once it is read again, what someone else has saved. */
  theirs: FieldValues;
  /** The current record in words, from what the refusal brings along. */
  now?: string | undefined;
};

/**
 * In a form that someone else was faster to save: reads the record again, takes over what they changed in fields that were not touched
 * here, and shows the rest beside one’s own entries. Nothing that was typed is lost, whichever is chosen.
 */
export function KeepMine({ failure, theirs, now }: KeepMineProps) {
  const kept = useQueryClient();
  const form = useFormContext();
  const fields = useNotedFields();
  /** The beginning of the entries here; once theirs is taken over, they begin with that. */
  const base = useRef<FieldValues>(form.formState.defaultValues ?? {});
  const [isFresh, setFresh] = useState(false);
  const [met, setMet] = useState<ReturnType<typeof meet>>();
  const [hasTaken, setTaken] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const join = useEffectEvent(() => {
    const joined = meet({ base: base.current, theirs, mine: form.getValues() });
    // Their version is the new beginning: what differs from it is what will be saved.
    base.current = theirs;
    form.reset(theirs);
    for (const { name, value } of joined.mine) form.setValue(name, value, { shouldDirty: true });
    setMet(joined);
  });
  useEffect(() => {
    void kept.invalidateQueries().then(() => setFresh(true));
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, [kept]);
  // The page may draw what was read a moment after it has come.
  const theirsNow = JSON.stringify(theirs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is met once.
  useEffect(() => {
    if (isFresh) join();
  }, [isFresh, theirsNow]);
  const clashes = met?.clashes ?? [];
  const takeTheirs = () => {
    for (const { name, theirs: value } of clashes) form.setValue(name, value, { shouldDirty: true });
    setTaken(true);
  };
  return (
    <section ref={panel} aria-label="Someone else’s changes" className="grid gap-3">
      <Alert tone="warn" announce>
        <p>
          {failure.message} {now}
        </p>
        {met && <p className="mt-1">{adviceFor(met, hasTaken)}</p>}
      </Alert>
      {clashes.length > 0 && !hasTaken && (
        <>
          <ul className="grid gap-2">
            {clashes.map((clash) => (
              <Clash key={clash.name} clash={clash} field={fields?.get(clash.name)} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm">
              Keep mine
            </Button>
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              Take theirs
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function adviceFor({ clashes, taken }: ReturnType<typeof meet>, hasTaken: boolean): string {
  if (hasTaken) return "Their entries are in the form now. Check them, then save.";
  if (clashes.length > 0) return "You both changed the same. Choose whose entries are saved.";
  if (taken.length > 0) return "What they changed is in the form now, beside your entries. Check both, then save.";
  return "You’re looking at the latest version. Your entries are still here: check them, then try again.";
}

type ClashProps = {
  clash: { readonly name: string; readonly theirs: Entry; readonly mine: Entry };
  field?: Noted | undefined;
};

function Clash({ clash: { theirs, mine }, field }: ClashProps) {
  const said = (value: Entry) => field?.describe?.(value) ?? textOf(value);
  return (
    <li className="grid gap-x-4 gap-y-1 rounded-md bg-surface-2 px-3.5 py-2.5 sm:grid-cols-2">
      <b className="font-semibold text-sm sm:col-span-2">{field?.label ?? "Another entry"}</b>
      <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <span className="block text-ink-2 text-xs">Theirs</span>
        {said(theirs)}
      </p>
      <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <span className="block text-ink-2 text-xs">Yours</span>
        {said(mine)}
      </p>
    </li>
  );
}

function textOf(value: Entry): string {
  if (value === null || value === undefined || value === "") return "Empty";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value))
    return value.every((one) => typeof one !== "object") ? value.join(", ") || "Empty" : "Changed";
  return typeof value === "object" ? "Changed" : String(value);
}
