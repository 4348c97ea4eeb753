import { useSyncExternalStore } from "react";

let opened: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  opened = next;
  for (const tell of listeners) tell();
}

/** Says that a dialog is open; what it gives back says that it no longer is. */
export function enterTopModal(element: HTMLElement): () => void {
  change([...opened, element]);
  return () => change(opened.filter((one) => one !== element));
}

const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The dialog that was opened last and is still open: only what lives inside it can be pressed. */
export const useTopModal = (): HTMLElement | null =>
  useSyncExternalStore(
    follow,
    () => opened.at(-1) ?? null,
    () => null,
  );
