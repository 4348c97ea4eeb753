import { useSyncExternalStore } from "react";
import { keepTouches } from "#platform/browser/device/partner-touches.ts";

/**
 * Whether a visitor lets us distinguish visits within a day and remember their partner link. app/pages/wake.ts reads
 * the same key.
 */
export type VisitChoice = "yes" | "no" | null;

const drawer = "cts-visits";

type Choosing = { readonly choice: VisitChoice; readonly isOpen: boolean };

const nothingYet: Choosing = { choice: null, isOpen: false };
let state: Choosing | undefined;
const listeners = new Set<() => void>();

function current(): Choosing {
  state ??= { choice: kept(), isOpen: false };
  return state;
}

function change(next: Partial<Choosing>) {
  state = { ...current(), ...next };
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** The visitor’s choice, and whether they are about to change it. On the server there is none yet. */
export const useVisitChoice = (): Choosing => useSyncExternalStore(subscribe, current, () => nothingYet);

export const openVisitChoice = () => change({ isOpen: true });
export const closeVisitChoice = () => change({ isOpen: false });

export function chooseVisits(choice: "yes" | "no") {
  try {
    localStorage.setItem(drawer, choice);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
  keepTouches(choice === "yes");
  change({ choice, isOpen: false });
}

function kept(): VisitChoice {
  try {
    const text = localStorage.getItem(drawer);
    return text === "yes" || text === "no" ? text : null;
  } catch {
    return null;
  }
}

/** The browser itself asks for privacy: nothing is counted, and there is nothing to choose. */
export const asksForPrivacy = () =>
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;

/** For tests: a visitor who has just loaded the page. */
export function forgetVisitChoice() {
  state = undefined;
}
