import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** What each step is called in the address. Only what stands behind the # changes, so no page is loaded again. */
const stepHashes: readonly string[] = ["#service", "#details", "#contact", "#review"];

/**
 * Steps in the browser's history: Back is the step before. `onReturn` hears of a step that was reached by Back or
 * Forward; `record` is told of the others.
 */
export function useStepHistory(step: number, onReturn: (step: number) => void) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const shown = useRef(hash);
  const hear = useRef(onReturn);
  hear.current = onReturn;
  useEffect(() => {
    if (hash === shown.current) return;
    shown.current = hash;
    const at = stepHashes.indexOf(hash);
    if (at >= 0) hear.current(at);
  }, [hash]);

  const put = (at: number, replace: boolean) => {
    const next = stepHashes[at] ?? "";
    if (next === shown.current) return;
    shown.current = next;
    void navigate({ hash: next, search }, { replace, preventScrollReset: true });
  };
  /** A step further on is a page of history; one further back takes the place of the one it was left from. */
  const record = (next: number) => {
    if (next > step) put(step, true);
    put(next, next <= step);
  };
  return { record };
}
