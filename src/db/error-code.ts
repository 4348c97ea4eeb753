/** Whether PostgreSQL refused something with one of these codes; Drizzle wraps the error. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.includes(String(error.code))) || hasCode(error.cause, ...codes);
}

/** Two waited for each other, and this one was chosen to let the other go first. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, "40P01");

/** Says only that something before it failed. */
export const isAftermath = (error: unknown): boolean => hasCode(error, "25P02");
