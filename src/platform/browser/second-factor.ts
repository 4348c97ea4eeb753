import { CallFailed } from "./call-api.ts";

/** Shows whatever asks the person for a code; true once a good one was given, false when they turned away. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** A signed-in area offers its dialog here; the function it gets back takes it away again. */
export function offerFactorDialog(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Errors after which the person has already been asked and turned away: asking again would pester. */
const declined = new WeakSet<object>();

const signs: ReadonlySet<unknown> = new Set(["second_factor_needed", "insufficient_aal"]);

/** The server wants a second factor, or a fresher one: said by a call of ours, or by the auth API. */
export function needsFactor(error: unknown): error is Error {
  if (error instanceof CallFailed) return signs.has(error.reason);
  return error instanceof Error && "code" in error && signs.has(error.code);
}

/** Runs an action; when it lacks a second factor, asks for one and runs it again. Many that fail at once ask once. */
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
