import { useEffect, useSyncExternalStore } from "react";

/** An action of this browser that can still be undone. */
export type HeldHere = {
  readonly id: string;
  readonly title: string;
  /** By this device’s own clock, so that a wrong one counts right all the same. */
  readonly until: number;
};

let held: readonly HeldHere[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HeldHere[]) {
  held = next;
  for (const tell of listeners) tell();
}

/** Every answer of the server passes here: one whose messages wait says so in a header. */
export function noteHeld(header: string | null): void {
  if (!header) return;
  const { id, seconds, title } = JSON.parse(decodeURIComponent(header));
  change([...held.filter((one) => one.id !== id), { id, title, until: Date.now() + seconds * 1000 }]);
}

export const forgetHeld = (id: string): void => change(held.filter((one) => one.id !== id));

const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
const none: readonly HeldHere[] = [];

export const useHeldHere = (): readonly HeldHere[] =>
  useSyncExternalStore(
    follow,
    () => held,
    () => none,
  );

/** The records of an action, and the words of its author. */
type UndoneHere = { readonly subjects: readonly string[]; readonly draft: string };

const undoneEvent = "shuttle:undone";

export const tellUndone = (undone: UndoneHere): void => {
  window.dispatchEvent(new CustomEvent<UndoneHere>(undoneEvent, { detail: undone }));
};

/** For a form: the words that it sent about this record come back when their sending is undone. */
export function useUndoneWords(subject: string | undefined, setText: (text: string) => void): void {
  useEffect(() => {
    const hear = (event: Event) => {
      const { subjects, draft } = (event as CustomEvent<UndoneHere>).detail;
      if (subject && draft && subjects.includes(subject)) setText(draft);
    };
    window.addEventListener(undoneEvent, hear);
    return () => window.removeEventListener(undoneEvent, hear);
  }, [subject, setText]);
}
