type Thrown = { readonly message?: unknown; readonly status?: unknown; readonly statusText?: unknown };

/**
 * A thrown value that isn’t an Error, in one line: text as it is, a response by its status, anything else by its
 * message or keys. Values are left out because they may be personal.
 */
export function thrownText(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  const { message, status, statusText }: Thrown = thrown;
  if (typeof message === "string" && message !== "") return message;
  if (typeof status === "number") return `Status ${status} ${typeof statusText === "string" ? statusText : ""}`.trim();
  const kind = thrown.constructor?.name ?? "Object";
  return `${kind} with ${Object.keys(thrown).slice(0, mostKeys).join(", ") || "nothing"}`;
}

const mostKeys = 10;
