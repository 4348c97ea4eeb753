import { useSyncExternalStore } from "react";

let quiet = false;
const listeners = new Set<() => void>();

/** An idle app is silent: polling and timers pause until there is work. */
export function setQuiet(next: boolean): void {
  if (next === quiet) return;
  quiet = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useQuiet = (): boolean =>
  useSyncExternalStore(
    watch,
    () => quiet,
    () => false,
  );
