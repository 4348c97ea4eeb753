import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * A value of the browser that the server could not know. A page that is waking shows what the server knew, and takes this one bit by
 * bit: all at once, as React’s own hook for stores does it, a slow phone would hear no touch meanwhile. From then on a change is
 * drawn at once.
 */
export function useLateStore<T>(subscribe: (notify: () => void) => () => void, read: () => T, onServer: T): T {
  const [isTaken, setIsTaken] = useState(() => !isWaking());
  useEffect(() => startTransition(() => setIsTaken(true)), []);
  const known = () => onServer;
  return useSyncExternalStore(subscribe, isTaken ? read : known, known);
}

/** Rendered on the server, and not yet fully hydrated. */
const isWaking = (): boolean =>
  typeof document === "undefined" ||
  (document.getElementById("hydration") !== null && document.documentElement.dataset.awake === undefined);
