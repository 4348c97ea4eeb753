import { useEffect, useRef } from "react";

const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Runs once, at the first user input, to load what the visitor needs next and not before. */
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
