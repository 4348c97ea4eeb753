import { afterAll, vi } from "vitest";

/** A busy machine takes its time to load a lazy part; a test of behaviour must not fail for that. */
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });

  // React ends what it has begun a few turns later, and must still find a window then.
  afterAll(async () => {
    vi.useRealTimers();
    cleanup();
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
}
