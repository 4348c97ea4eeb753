import diagnostics from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type Span, SpanKind } from "@opentelemetry/api";
import { type OpenSpans, traceparentOf } from "./open-spans.ts";

type FetchRequest = { origin: string; method: string; addHeader(name: string, value: string): void };
type Event<R> = { request: R; response?: { statusCode?: number }; error?: unknown };

/**
 * Outgoing requests by fetch and node:http, as Node's diagnostics channels report them. A span only has the host: the
 * address of a webhook or push service is a secret.
 */
export function traceCallsOut(spans: OpenSpans): () => void {
  const going = new WeakMap<object, Span>();

  function start(request: object, method: string, host: string): string | undefined {
    const attributes = { "http.request.method": method, "server.address": host };
    const span = spans.startPart({ name: `${method} ${host}`, kind: SpanKind.CLIENT, attributes });
    if (!span) return undefined;
    going.set(request, span);
    return traceparentOf(span);
  }

  function end({ request, response, error }: Event<object>) {
    const span = going.get(request);
    if (!span) return;
    going.delete(request);
    if (response?.statusCode) span.setAttribute("http.response.status_code", response.statusCode);
    spans.end(span, error ?? ((response?.statusCode ?? 0) >= 500 ? "refused" : undefined));
  }

  const listeners: readonly (readonly [string, (message: unknown) => void])[] = [
    [
      "undici:request:create",
      (message) => {
        const { request } = message as Event<FetchRequest>;
        const traceparent = start(request, request.method, new URL(request.origin).hostname);
        if (traceparent) request.addHeader("traceparent", traceparent);
      },
    ],
    ["undici:request:headers", (message) => end(message as Event<FetchRequest>)],
    ["undici:request:error", (message) => end(message as Event<FetchRequest>)],
    [
      "http.client.request.created",
      (message) => {
        const { request } = message as Event<ClientRequest>;
        const traceparent = start(request, request.method, request.host);
        if (traceparent && !request.headersSent) request.setHeader("traceparent", traceparent);
      },
    ],
    ["http.client.response.finish", (message) => end(message as Event<ClientRequest> & { response: IncomingMessage })],
    ["http.client.request.error", (message) => end(message as Event<ClientRequest>)],
  ];
  for (const [channel, hear] of listeners) diagnostics.subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of listeners) diagnostics.unsubscribe(channel, hear);
  };
}
