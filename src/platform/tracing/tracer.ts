import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";

/** Where traces go, and how they are sampled: as OpenTelemetry’s own variables say. */
export type TracingSettings = {
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: SamplerName;
  /** The share of traces that a ratio sampler keeps. */
  readonly ratio: number;
};

export const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
export type SamplerName = (typeof samplers)[number];

/** The traces of this process. No address, name, number or token of anyone is ever part of one. */
export type Tracing = {
  /** One span a request, from its first byte to the last of its answer. */
  request(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** The pattern of its address, such as /at/:code. */
  nameRoute(route: string): void;
  nameCall(call: string): void;
  /** The code that a customer can quote. */
  noteCode(code: string): void;
  /** Part of the request or job that is going on; outside of one it leaves no trace. */
  part<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** `cause` is the traceparent that the job carries from what queued it. */
  job<T>(name: string, cause: string | undefined, run: () => Promise<T>): Promise<T>;
  followPool(pool: pg.Pool): void;
  traceparent(): string | undefined;
  /** For log lines. */
  ids(): { readonly trace_id?: string; readonly span_id?: string };
  /** Sends what is left, and waits for it no longer than a stop may take. */
  close(): Promise<void>;
};
