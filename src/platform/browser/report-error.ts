/** A code that the visitor can read out and the server's log can be searched for. */
export function newErrorCode(): string {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `E-${Array.from(bytes, (byte) => alphabet[byte % 32]).join("")}`;
}

const told = new WeakMap<object, string>();

/** Logs an error once, here and on the server, and gives the code under which it is found. */
export function reportError(error: unknown, componentStack?: string): string {
  const known = typeof error === "object" && error !== null ? told.get(error) : undefined;
  if (known) return known;
  const code = newErrorCode();
  if (typeof error === "object" && error !== null) told.set(error, code);
  console.error(`[${code}]`, error);
  const report = {
    code,
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    stack: (error instanceof Error && error.stack) || "",
    component_stack: componentStack ?? "",
    // Without the query: it may carry what a visitor typed.
    url: location.origin + location.pathname,
    browser: navigator.userAgent,
  };
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon?.("/functions/v1/report-browser-error", body);
  return code;
}
