import { CallFailed } from "#platform/browser/call-api.ts";

/** A refusal that names records says them to the reader. */
export async function namingRecords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const records = error instanceof CallFailed ? error.details.records : undefined;
    if (!(error instanceof CallFailed) || !Array.isArray(records) || records.length === 0) throw error;
    throw new CallFailed(error.status, error.reason, `${error.message} ${records.join(", ")}.`, {
      details: error.details,
    });
  }
}
