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
  /** The steps that lie behind in the browser’s history, as far as this page has put them there. */
  const behind = useRef<number[]>([]);
  useEffect(() => {
    if (hash === shown.current) return;
    const [left, at] = [stepHashes.indexOf(shown.current), stepHashes.indexOf(hash)];
    shown.current = hash;
    if (at < 0) return;
    if (behind.current.at(-1) === at) behind.current.pop();
    else if (at > left) behind.current.push(left);
    hear.current(at);
  }, [hash]);

  const put = (at: number, replace: boolean) => {
    const next = stepHashes[at] ?? "";
    if (next === shown.current) return;
    shown.current = next;
    void navigate({ hash: next, search }, { replace, preventScrollReset: true });
  };
  /** The step before, where it is the page before in the browser's history as well. */
  const goBack = (at: number) => {
    behind.current.pop();
    shown.current = stepHashes[at] ?? "";
    void navigate(-1);
  };
  /**
   * A step further on is a page of history. One step back is the browser's own Back, so that both lead the same way; one
   * further back takes the place of the one it was left from.
   */
  const record = (next: number) => {
    if (next < step && behind.current.at(-1) === next) return goBack(next);
    if (next > step) {
      put(step, true);
      behind.current.push(step);
    }
    put(next, next <= step);
  };
  return { record };
}
