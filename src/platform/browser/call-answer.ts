import { CallFailed } from "./call-api.ts";

/** A refused call as a form shows it: a message per field, and a sentence for the rest. */
type Answer = { readonly fields: Record<string, string>; readonly message?: string };

/** Runs a form’s call. Refusals are returned for the form to show; anything else is thrown on. */
export async function callAnswer(run: () => Promise<unknown>): Promise<Answer | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const fields = { ...error.fields };
    return Object.keys(fields).length > 0 ? { fields } : { fields, message: error.message };
  }
}
