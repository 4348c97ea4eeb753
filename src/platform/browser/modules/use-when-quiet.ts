import { useEffect, useRef } from "react";

/**
 * Does something once the browser is idle, but never if the visitor saves data. A busy processor gets no longer than
 * `patience`, in milliseconds.
 */
export function useWhenQuiet(act: () => void, patience = 1000) {
  const toDo = useRef(act);
  useEffect(() => (savesData() ? undefined : whenIdle(() => toDo.current(), patience)), [patience]);
}

function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}

/** The same for work that is needed anyway; returns a function that cancels it. */
export function whenIdle(act: () => void, patience: number): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, patience / 4);
  return () => clearTimeout(timer);
}
