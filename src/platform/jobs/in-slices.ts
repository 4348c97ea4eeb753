import { setImmediate } from "node:timers/promises";

/** Short enough for no one to notice the interruption. */
const sliceMs = 6;

/**
 * Does long work in slices, so that requests are answered in between. The work yields where it may pause, at least
 * every millisecond.
 */
export async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await setImmediate();
  }
}
