import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Packed } from "./packed.ts";

type Headers = Readonly<Record<string, string>>;

/** Sends a packed body bypassing the framework: this is the path of every cached page and file. */
export function writePacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed & { status?: number },
  headers: Headers,
) {
  const encoding = chooseEncoding(header(request, "accept-encoding"));
  const body = packed.bodies[encoding];
  const isPacked = body !== packed.bodies.identity;
  if (header(request, "if-none-match") === packed.etag) {
    response.writeHead(304, { ...headers, etag: packed.etag, vary: "accept-encoding" }).end();
    return;
  }
  response.writeHead(packed.status ?? 200, {
    ...headers,
    etag: packed.etag,
    vary: "accept-encoding",
    "content-length": body.length,
    ...(isPacked && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function header(request: IncomingMessage, name: "accept-encoding" | "if-none-match"): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
