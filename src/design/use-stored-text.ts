import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
// Stand-in where the browser refuses storage, and for keys no one asked to keep.
const memory = new Map<string, string>();

/** A text remembered in this browser under a key; every component with the same key follows it. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const store = useCallback((next: string) => write(key, next), [key]);
  return [text, store];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function read(key: string) {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}
