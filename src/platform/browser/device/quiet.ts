import { useSyncExternalStore } from "react";

let quiet = false;
const listeners = new Set<() => void>();

/** An app that has nothing to do wakes nothing: what reads or ticks every so often rests until it is told otherwise. */
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
