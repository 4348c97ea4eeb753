import { useHydrated } from "#platform/browser/hydrated.ts";

/** The promise to anyone who has just asked for a quote; kept for this tab alone. */
export type AnswerPromise = { readonly reference: string; readonly answer_due_at: string };

const drawer = "cts-quote-promise";

export function keepPromise({ reference, answer_due_at }: AnswerPromise): void {
  try {
    sessionStorage.setItem(drawer, JSON.stringify({ reference, answer_due_at }));
  } catch {
    // A private window may refuse: the next page then says it without the time.
  }
}

function keptPromise(): AnswerPromise | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(drawer) ?? "null");
    const isPromise = typeof kept === "object" && kept !== null && "reference" in kept && "answer_due_at" in kept;
    return isPromise ? { reference: String(kept.reference), answer_due_at: String(kept.answer_due_at) } : null;
  } catch {
    return null;
  }
}

/** Null on the server, before hydration, and for anyone who comes by another way. */
export const usePromise = (): AnswerPromise | null => (useHydrated() ? keptPromise() : null);
