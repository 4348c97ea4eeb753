/** The end of one request: an answer, no connection at all, or a connection that broke before the answer. */
export type ProviderAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly json: unknown }
  | { readonly kind: "not_reached" | "lost"; readonly reason: string };

/** A provider that is slow must not keep the texts behind this one waiting for long. */
export const usualPatienceMs = 20_000;

/** Before a connection nothing was sent: these can be tried again by anyone. */
const beforeConnection: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

type Request = {
  readonly method?: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly patienceMs: number;
};

export async function askProvider(url: string, request: Request): Promise<ProviderAnswer> {
  const { method = "POST", headers, body, patienceMs } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    return { kind: "answer", status: response.status, json: readJson(text) };
  } catch (error) {
    const code = String(Object(Object(error).cause).code ?? "");
    const reason = `${error instanceof Error ? error.message : String(error)}${code && ` (${code})`}`;
    return { kind: beforeConnection.has(code) ? "not_reached" : "lost", reason };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
