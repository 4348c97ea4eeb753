import { parentPort, workerData } from "node:worker_threads";
import { optimiseRoutes } from "#domain/routing/optimise-routes.ts";
import { RoutingProblemError } from "#domain/routing/routing-problem-error.ts";
import type { ThreadMessage, ThreadWork } from "./thread-work.ts";

/** The program of a search’s thread. Node runs it by itself, so it imports what is pure and nothing of the site. */
const { problem, settings, flag } = workerData as ThreadWork;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const { milliseconds, ...rest } = settings;
const cancelled = new Int32Array(flag);

try {
  const plan = optimiseRoutes(problem, {
    ...rest,
    ...(milliseconds !== undefined && { time: { milliseconds, now: () => performance.now() } }),
    isCancelled: () => Atomics.load(cancelled, 0) === 1,
    onProgress: (progress) => tell({ kind: "progress", progress }),
  });
  tell({ kind: "plan", plan });
} catch (error) {
  // A class does not survive the way between threads; everything else is thrown there again as it is.
  if (!(error instanceof RoutingProblemError)) throw error;
  tell({ kind: "wrong", message: error.message });
}
