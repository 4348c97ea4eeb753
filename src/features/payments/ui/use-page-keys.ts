import { useEffect } from "react";

/** The page’s shortcuts; off while typing or while a dialog is open. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = isTaken(event) ? undefined : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Keys that a field, a dialog, tabs or a scrolling region needs itself. */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("input, textarea, select, [role=tab], section[tabindex]") !== null);
