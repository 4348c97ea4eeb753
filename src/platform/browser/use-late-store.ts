import { startTransition, useEffect, useState } from "react";

/**
 * A value of the browser that the server could not know. A page that is waking shows what the server knew, and takes this one bit by
 * bit: all at once, as React’s own hook for stores does it, a slow phone would hear no touch meanwhile.
 */
export function useLateStore<T>(subscribe: (notify: () => void) => () => void, read: () => T, onServer: T): T {
  const [value, setValue] = useState(() => (isWaking() ? onServer : read()));
  useEffect(() => {
    const take = () => setValue(() => read());
    const hear = () => (isWaking() ? startTransition(take) : take());
    hear();
    return subscribe(hear);
  }, [subscribe, read]);
  return value;
}

/** Drawn on the server, and not all of it listens yet. */
const isWaking = (): boolean =>
  typeof document === "undefined" ||
  (document.getElementById("hydration") !== null && document.documentElement.dataset.awake === undefined);
