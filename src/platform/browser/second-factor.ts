import { CallFailed } from "./call-api.ts";

/** Asks the person for a code; true once a valid one was entered, false if they declined. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** A signed-in area registers its dialog here; the returned function removes it. */
export function offerFactorDialog(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Errors for which the person was asked and declined: asking again would pester. */
const declined = new WeakSet<object>();

const signs: ReadonlySet<unknown> = new Set(["second_factor_needed", "insufficient_aal"]);

/** Whether the server wants a second factor, or a more recent one; from our calls or the auth API. */
export function needsFactor(error: unknown): error is Error {
  if (error instanceof CallFailed) return signs.has(error.reason);
  return error instanceof Error && "code" in error && signs.has(error.code);
}

/** Runs an action; if it needs a second factor, asks for one and retries. Simultaneous failures ask once. */
export async function withFactor<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!needsFactor(error) || declined.has(error) || !asker) throw error;
    asking ??= asker().finally(() => {
      asking = undefined;
    });
    if (await asking) return action();
    declined.add(error);
    throw error;
  }
}
