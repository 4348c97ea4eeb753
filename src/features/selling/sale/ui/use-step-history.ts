import { useEffect, useRef } from "react";

/** Each step’s name in the address. Only the part after # changes, so no page reloads. */
const stepHashes: readonly string[] = ["#service", "#details", "#contact", "#review"];

/**
 * Steps in the browser's history: Back is the step before. `onReturn` gets a step that was reached by Back or
 * Forward; `record` gets the others. The browser's own history is written at once, not through the router, which
 * would draw the page twice more and show the address a moment later: a quick Back must find the step it leaves.
 */
export function useStepHistory(step: number, onReturn: (step: number) => void) {
  const at = useRef(step);
  /** The earlier steps in the browser’s history that this page has added. */
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
   * A step forward adds to the history. One step back is the browser’s Back, so that both do the same; further back
   * replaces the current entry.
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

/** The router’s state of a history entry, and the step. The router counts its entries: `idx`. */
const entryOf = (step: number, further: 0 | 1) => ({
  ...history.state,
  idx: (history.state?.idx ?? 0) + further,
  step,
});

const stepOf = (state: { step?: unknown } | null): number | undefined =>
  typeof state?.step === "number" ? state.step : undefined;
