import { thrownText } from "#domain/text/thrown-text.ts";

/** A code the visitor can read out, to search the server's log. */
function newErrorCode(): string {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `E-${Array.from(bytes, (byte) => alphabet[byte % 32]).join("")}`;
}

/** The page’s text for a server fault, which is already logged under this code. */
export const serverFault = (code: string) => `Unexpected Server Error (${code})`;

/** The code of such a fault; undefined for errors in the browser. */
export const codeOfServerFault = (error: unknown): string | undefined =>
  error instanceof Error ? /^Unexpected Server Error \((E-[0-9A-Z]{6})\)$/.exec(error.message)?.[1] : undefined;

const codes = new WeakMap<object, string>();
const message = new Set<string>();

/** The code under which this error is, or will be, logged. The same error keeps its code. */
export function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return newErrorCode();
  const code = codes.get(error) ?? newErrorCode();
  codes.set(error, code);
  return code;
}

/** Logs an error once, here and on the server, and returns its code. Server errors are already in its log. */
export function reportError(error: unknown, componentStack = ""): string {
  const known = codeOfServerFault(error);
  if (known) return known;
  const code = codeOf(error);
  if (message.has(code)) return code;
  message.add(code);
  console.error(`[${code}]`, error);
  const report = {
    code,
    message: error instanceof Error ? `${error.name}: ${error.message}` : thrownText(error),
    stack: (error instanceof Error && error.stack) || "",
    component_stack: componentStack,
    // Without the query, which may contain what a visitor typed.
    url: location.origin + location.pathname,
    browser: navigator.userAgent,
  };
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon?.("/functions/v1/report-browser-error", body);
  return code;
}
