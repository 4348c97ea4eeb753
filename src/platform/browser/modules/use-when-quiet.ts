import { useEffect, useRef } from "react";

/**
 * Does something once, when the browser has nothing else to do; never where the visitor asked to save data. A processor
 * that is never idle is given no longer than `patience`, in milliseconds.
 */
export function useWhenQuiet(act: () => void, patience = 1000) {
  const toDo = useRef(act);
  useEffect(() => (savesData() ? undefined : whenIdle(() => toDo.current(), patience)), [patience]);
}

function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}

/** The same for a call that is needed in any case; what it gives back calls it off. */
export function whenIdle(act: () => void, patience: number): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, patience / 4);
  return () => clearTimeout(timer);
}
