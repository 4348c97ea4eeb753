import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { OpenSpans, traceparentOf } from "./open-spans.ts";
import { traceCallsOut } from "./trace-calls-out.ts";
import { traceQueries } from "./trace-queries.ts";
import type { Tracing, TracingSettings } from "./tracer.ts";

type Log = { warn(about: object, message: string): void };

/** Spans waiting to be sent; any beyond are dropped, and no request waits for room. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: 10_000 };
const closingMs = 3000;

/** Loaded only if an address for traces is set. */
export function startTracing(settings: TracingSettings, log: Log): Tracing {
  const exporter = complaining(new OTLPTraceExporter({ url: settings.url }), log);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": settings.serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...queue })],
  });
  const spans = new OpenSpans(provider.getTracer("cape-town-shuttle"));
  const stopCallsOut = traceCallsOut(spans);
  return {
    request: (request, response, answer) => traceRequest(spans, request, response, answer),
    nameRoute(route) {
      const root = spans.root();
      if (root) root.route = route;
    },
    nameCall(call) {
      const root = spans.root();
      if (root) root.call = call;
    },
    noteCode: (code) => void spans.root()?.span.setAttribute("cts.error_code", code),
    part: (name, run) => spans.inPart({ name, kind: SpanKind.INTERNAL }, run),
    async job(name, cause, run) {
      const root = spans.startRoot({ name, kind: SpanKind.CONSUMER }, cause);
      return spans.ending(root.span, () => spans.runIn(root, root.span, run));
    },
    followPool: (pool) => traceQueries(pool, spans),
    traceparent() {
      const span = spans.current();
      return span && traceparentOf(span);
    },
    ids() {
      const context = spans.current()?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    async close() {
      stopCallsOut();
      const late = new AbortController();
      const closed = provider.shutdown().catch(() => {});
      await Promise.race([closed, pause(closingMs, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
    },
  };
}

/** Polled every second by load balancers, always with the same answer. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);

function traceRequest(spans: OpenSpans, request: IncomingMessage, response: ServerResponse, answer: () => void) {
  if (probes.has(request.url ?? "")) return answer();
  const method = request.method ?? "GET";
  const { traceparent } = request.headers;
  const root = spans.startRoot(
    { name: method, kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
    typeof traceparent === "string" ? traceparent : undefined,
  );
  response.once("close", () => {
    const { span, call } = root;
    const route = call ? root.route?.replace(":name", call) : root.route;
    if (route) span.updateName(`${method} ${route}`).setAttribute("http.route", root.route ?? route);
    if (call) span.setAttribute("cts.call", call);
    span.setAttribute("http.response.status_code", response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    spans.end(span);
  });
  spans.runIn(root, root.span, answer);
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const own = (name: string): Sampler => {
    if (name.endsWith("always_off")) return new AlwaysOffSampler();
    return name.endsWith("traceidratio") ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
  };
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root: own(sampler) }) : own(sampler);
}

const saidEveryMs = 60_000;

/** Logs once a minute that traces are rejected, and how many. */
function complaining(exporter: SpanExporter, log: Log): SpanExporter {
  let [saidAt, since] = [Number.NEGATIVE_INFINITY, 0];
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        if (result.error) {
          since++;
          if (performance.now() - saidAt >= saidEveryMs) {
            log.warn({ err: result.error, times: since }, "traces are not taken");
            [saidAt, since] = [performance.now(), 0];
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
