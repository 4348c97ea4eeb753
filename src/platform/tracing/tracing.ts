import type { Tracing, TracingSettings } from "./tracer.ts";

/** Undefined, with OpenTelemetry not even loaded, if no address is set. */
export let tracing: Tracing | undefined;

type Log = { warn(about: object, message: string): void };

export async function openTracing(settings: TracingSettings | undefined, log: Log): Promise<void> {
  if (!settings) return;
  const { startTracing } = await import("./start-tracing.ts");
  tracing = startTracing(settings, log);
}

export async function closeTracing(): Promise<void> {
  const open = tracing;
  tracing = undefined;
  await open?.close();
}

export const tracedPart = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  tracing ? tracing.part(name, run) : run();

export const tracedJob = <T>(name: string, cause: string | undefined, run: () => Promise<T>): Promise<T> =>
  tracing ? tracing.job(name, cause, run) : run();
