import { useEffect, useRef } from "react";

const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Does something once, at the first sign of a person: what they need next is then fetched, and not before. */
export function useFirstTouch(act: () => void) {
  const toDo = useRef(act);
  useEffect(() => {
    const once = new AbortController();
    const hear = () => {
      once.abort();
      toDo.current();
    };
    for (const sign of signs) window.addEventListener(sign, hear, { passive: true, signal: once.signal });
    return () => once.abort();
  }, []);
}
