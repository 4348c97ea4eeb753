import { vi } from "vitest";

/** Retries until it passes. Only a failure that stays times out: a busy machine must not fail a test. */
export const eventually = (holds: () => unknown): Promise<unknown> =>
  vi.waitFor(holds, { timeout: 30_000, interval: 20 });
