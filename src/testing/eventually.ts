import { vi } from "vitest";

/** Retries until it is true. The timeout is long, so that a busy machine does not make a test fail. */
export const eventually = (holds: () => unknown): Promise<unknown> =>
  vi.waitFor(holds, { timeout: 30_000, interval: 20 });
