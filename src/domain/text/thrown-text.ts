type Thrown = { readonly message?: unknown; readonly status?: unknown; readonly statusText?: unknown };

/**
 * A thrown value in one line, where it is no Error: a text as it is, a reply by its status, anything else by its message or
 * by what it has. Its values stay out: they may be anyone’s.
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
