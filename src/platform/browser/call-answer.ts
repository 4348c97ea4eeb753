import { CallFailed } from "./call-api.ts";

/** A form’s view of a refused call: a message for each field, and a sentence for the rest. */
type Answer = { readonly fields: Record<string, string>; readonly message?: string };

/** Runs the call of a form. A "no" comes back as what the form can show; anything else flies on. */
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
