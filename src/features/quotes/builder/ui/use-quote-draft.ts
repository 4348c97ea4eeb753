import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { QuoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";

/**
 * A draft being edited. Data from the server replaces the screen only if nothing is unsaved; otherwise the
 * person decides.
 */
export function useQuoteDraft(quote: BuiltQuote) {
  const [draft, setDraft] = useState(quote.draft);
  const [isDirty, setDirty] = useState(false);
  const [seen, setSeen] = useState(quote.row_version);
  const latest = useRef(draft);
  const show = (next: QuoteDraft) => {
    latest.current = next;
    setDraft(next);
  };
  if (quote.row_version > seen && !isDirty) {
    setSeen(quote.row_version);
    setDraft(quote.draft);
  }
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return {
    draft,
    isDirty,
    /** The version of the row on the screen. */
    rowVersion: seen,
    /** Someone else has saved in the meantime. */
    isStale: quote.row_version > seen,
    write: (changes: Partial<QuoteDraft>) => {
      show({ ...latest.current, ...changes });
      setDirty(true);
    },
    /** Text typed while it was being saved is still unsaved. */
    noteSaved: (saved: QuoteDraft, rowVersion: number) => {
      setSeen(rowVersion);
      setDirty(latest.current !== saved);
    },
    takeTheirs: () => {
      show(quote.draft);
      setSeen(quote.row_version);
      setDirty(false);
    },
    keepMine: () => setSeen(quote.row_version),
  };
}

/** Warns before unsaved input is lost: going to another page or quote, or closing the browser. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty && (here.pathname !== there.pathname || here.search !== there.search),
  );
}
