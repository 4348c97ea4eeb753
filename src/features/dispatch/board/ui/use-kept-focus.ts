import { useEffect, useLayoutEffect, useRef } from "react";

/** Restores the focus to a trip that moved to another row, where its button is a new element. */
export function useKeptFocus() {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      // A dialog acts on the trip it was opened from.
      if (target && !target.closest("dialog")) last.current = target.closest<HTMLElement>("[data-trip]");
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, []);
  useLayoutEffect(() => {
    const gone = last.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!gone || gone.isConnected || !isLost || document.querySelector("dialog[open]")) return;
    document.querySelector<HTMLElement>(`[data-trip="${CSS.escape(gone.dataset.trip ?? "")}"]`)?.focus();
  });
}
