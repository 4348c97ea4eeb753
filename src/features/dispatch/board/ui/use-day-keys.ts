import { useEffect, useRef } from "react";

export type DayKeys = { onPrevious: () => void; onNext: () => void; onToday: () => void; onSearch: () => void };

const actions: Readonly<Record<string, keyof DayKeys>> = {
  "[": "onPrevious",
  "]": "onNext",
  t: "onToday",
  "/": "onSearch",
};

/** Moves through the days by single keys, as long as no one is typing and no dialog is open. */
export function useDayKeys(keys: DayKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog], [role=menu]") !== null);
