import { useEffect, useRef } from "react";

/** A processor that is never idle is given no longer than this. */
const patience = 1000;

/** Does something once, when the browser has nothing else to do; never where the visitor asked to save data. */
export function useWhenQuiet(act: () => void) {
  const toDo = useRef(act);
  useEffect(() => (savesData() ? undefined : whenIdle(() => toDo.current())), []);
}

function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}

function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, patience / 4);
  return () => clearTimeout(timer);
}
