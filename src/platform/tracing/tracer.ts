import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";

/** Where traces go and how they are sampled, from OpenTelemetry’s own variables. */
export type TracingSettings = {
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: SamplerName;
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

/** The traces of this process. They never contain anyone’s address, name, number or token. */
export type Tracing = {
  /** One span per request, from its first byte to the last of its response. */
  request(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** The pattern of its address, such as /at/:code. */
  nameRoute(route: string): void;
  nameCall(call: string): void;
  /** The code that a customer can quote. */
  noteCode(code: string): void;
  /** Part of the current request or job; outside of one it is not traced. */
  part<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** `cause` is the traceparent the job carries from whatever queued it. */
  job<T>(name: string, cause: string | undefined, run: () => Promise<T>): Promise<T>;
  followPool(pool: pg.Pool): void;
  traceparent(): string | undefined;
  /** For log lines. */
  ids(): { readonly trace_id?: string; readonly span_id?: string };
  /** Sends the rest, waiting no longer than a shutdown may take. */
  close(): Promise<void>;
};
