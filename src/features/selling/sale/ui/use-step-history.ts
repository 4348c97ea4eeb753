import { useEffect, useRef } from "react";

/** Each step’s name in the address. Only the part after # changes, so no page is loaded again. */
const stepHashes: readonly string[] = ["#service", "#details", "#contact", "#review"];

/**
 * Steps in the browser's history: Back opens the previous step. `onReturn` gets a step reached by Back or
 * Forward; `record` gets all others. It writes to the browser's history directly, because the router would
 * render the page twice more and update the address a moment later, too late for a quick Back.
 */
export function useStepHistory(step: number, onReturn: (step: number) => void) {
  const at = useRef(step);
  /** The earlier steps in the browser’s history, as far as this page has added them. */
  const behind = useRef<number[]>([]);
  const hear = useRef(onReturn);
  useEffect(() => {
    at.current = step;
    hear.current = onReturn;
  });
  useEffect(() => {
    const page = location.pathname;
    const listen = ({ state }: PopStateEvent) => {
      const next = stepOf(state);
      if (location.pathname !== page || next === undefined || next === at.current) return;
      if (behind.current.at(-1) === next) behind.current.pop();
      else if (next > at.current) behind.current.push(at.current);
      at.current = next;
      hear.current(next);
    };
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);

  /**
   * A later step adds a history entry. One step back is the browser's own Back, so that both do the same; a
   * step further back replaces the current entry.
   */
  const record = (next: number) => {
    const left = at.current;
    if (next === left) return;
    at.current = next;
    if (next < left && behind.current.at(-1) === next) {
      behind.current.pop();
      return history.back();
    }
    if (next < left) return history.replaceState(entryOf(next, 0), "", stepHashes[next]);
    history.replaceState(entryOf(left, 0), "", stepHashes[left]);
    behind.current.push(left);
    history.pushState(entryOf(next, 1), "", stepHashes[next]);
  };
  return { record };
}

/** The router’s state of a history entry, and the step. The router counts its entries in `idx`. */
const entryOf = (step: number, further: 0 | 1) => ({
  ...history.state,
  idx: (history.state?.idx ?? 0) + further,
  step,
});

const stepOf = (state: { step?: unknown } | null): number | undefined =>
  typeof state?.step === "number" ? state.step : undefined;
