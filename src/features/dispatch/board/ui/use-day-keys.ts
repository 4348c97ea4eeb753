import { useEffect, useRef } from "react";

export type DayKeys = {
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
  onSearch: () => void;
  onHelp: () => void;
  /** A key pressed on a trip: its letter, and the trip that has the focus. */
  onTripKey: (key: string, tripId: string) => void;
};

const actions: Readonly<Record<string, Exclude<keyof DayKeys, "onTripKey">>> = {
  "[": "onPrevious",
  "]": "onNext",
  t: "onToday",
  "/": "onSearch",
  "?": "onHelp",
};

/** Works the board by single keys, as long as no one is typing and no dialog is open. */
export function useDayKeys(keys: DayKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const key = event.key.toLowerCase();
      const action = actions[key];
      const trip = tripOf(event.target);
      if (action) latest.current[action]();
      else if (trip && /^[a-z]$/.test(key)) latest.current.onTripKey(key, trip);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const tripOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>("[data-trip]")?.dataset.trip : undefined;

const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog], [role=menu]") !== null);
