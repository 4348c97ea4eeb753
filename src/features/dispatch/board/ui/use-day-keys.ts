import { useEffect, useRef } from "react";

export type DayKeys = {
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
  onDay: () => void;
  onWeek: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

const actions: Readonly<Record<string, keyof DayKeys>> = {
  "[": "onPrevious",
  "]": "onNext",
  t: "onToday",
  d: "onDay",
  w: "onWeek",
  "/": "onSearch",
  "?": "onHelp",
};

/** Turns the days by single keys, also while one is being loaded. */
export function useDayKeys(keys: DayKeys) {
  useKeys((key) => {
    const action = actions[key];
    if (action) keys[action]();
    return action !== undefined;
  });
}

/** A key pressed on a trip that has the focus. */
export function useTripKeys(onTripKey: (key: string, tripId: string) => void) {
  useKeys((key, target) => {
    const trip = tripOf(target);
    if (!trip || !/^[a-z]$/.test(key) || actions[key]) return false;
    onTripKey(key, trip);
    return true;
  });
}

/** Single-key shortcuts while no one is typing and no dialog is open. `press` returns whether it handled the key. */
function useKeys(press: (key: string, target: EventTarget | null) => boolean) {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (latest.current(event.key.toLowerCase(), event.target)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

const tripOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>("[data-trip]")?.dataset.trip : undefined;

/** A dialog that is open has all keys, wherever the focus is. */
const isTaken = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, dialog, [role=dialog], [role=menu]") !== null));
