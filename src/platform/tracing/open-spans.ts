import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

type Open = { readonly span: Span; readonly root: Root };
/** The request or job at the root of a trace. */
type Root = { readonly span: Span; route?: string; call?: string };

export type SpanStart = { readonly name: string; readonly kind: SpanKind; readonly attributes?: Attributes };

/** Current spans by async context: everything started within finds its parent. */
export class OpenSpans {
  readonly #running = new AsyncLocalStorage<Open | undefined>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Starts a request or job; `cause` is a traceparent. */
  startRoot({ name, kind, attributes = {} }: SpanStart, cause: string | undefined): Root {
    return { span: this.#tracer.startSpan(name, { kind, attributes }, contextOf(cause)) };
  }

  /** Undefined outside a request or job. */
  startPart({ name, kind, attributes = {} }: SpanStart): Span | undefined {
    const open = this.#running.getStore();
    return open && this.#tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, open.span));
  }

  runIn<T>(root: Root, span: Span, run: () => T): T {
    return this.#running.run({ span, root }, run);
  }

  async inPart<T>(start: SpanStart, run: () => Promise<T>): Promise<T> {
    const span = this.startPart(start);
    const root = this.root();
    return span && root ? this.ending(span, () => this.runIn(root, span, run)) : run();
  }

  async ending<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      const value = await run();
      this.end(span);
      return value;
    } catch (error) {
      this.end(span, error);
      throw error;
    }
  }

  /**
   * Outside the current context: the timer that sends spans must not belong to the request that happened to start it.
   */
  end(span: Span, error?: unknown): void {
    if (error !== undefined) {
      span.setAttribute("error.type", typeOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#running.run(undefined, () => span.end());
  }

  root(): Root | undefined {
    return this.#running.getStore()?.root;
  }

  current(): Span | undefined {
    return this.#running.getStore()?.span;
  }
}

/** The error’s class, or its database or system code: a message may quote user input. The log has the rest. */
function typeOf(error: unknown): string {
  const { code, cause } = Object(error);
  const known = typeof code === "string" ? code : Object(cause).code;
  if (typeof known === "string" && /^[A-Z0-9_]{2,40}$/.test(known)) return known;
  return error instanceof Error ? error.constructor.name : typeof error;
}

const traceparents = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The trace of the calling system; an unreadable one starts a new trace. */
function contextOf(cause: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "00"] = (cause && traceparents.exec(cause)) || [];
  if (!traceId || cause?.startsWith("ff")) return ROOT_CONTEXT;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString().padStart(2, "0")}`;
}
