import { vi } from "vitest";

/** Asks again until it holds. Only what never comes runs out of this: a busy machine must not make a test fail. */
export const eventually = (holds: () => unknown): Promise<unknown> =>
  vi.waitFor(holds, { timeout: 30_000, interval: 20 });
