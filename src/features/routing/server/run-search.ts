import type { RoutePlan } from "#domain/routing/route-plan.ts";
import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import { RoutingProblemError } from "#domain/routing/routing-problem-error.ts";
import type { SearchProgress } from "#domain/routing/search-budget.ts";
import { runThread } from "#platform/threads/run-thread.ts";
import type { SearchLimits, ThreadMessage, ThreadWork } from "./thread-work.ts";

/** Each takes a processor for seconds; the others wait for their turn. */
const searchesAtOnce = 2;
/** A day of 300 rides takes about 60 MB of it, tables not counted. */
const memoryMb = 256;

export type SearchRequest = {
  readonly problem: RoutingProblem;
  readonly settings: SearchLimits;
  /** About a hundred times, ever further and never worse. */
  readonly onProgress?: (progress: SearchProgress) => void;
};

export type RunningSearch = {
  /**
   * The best plan found; also after `cancel`. Fails with a `RoutingProblemError` where the problem contradicts itself, and
   * with `SearchStopped` where the instance stops before the search began.
   */
  readonly plan: Promise<RoutePlan>;
  /** The answer is then the best plan so far. */
  cancel(): void;
};

/** A search that waited for its turn when the instance stopped. */
export class SearchStopped extends Error {
  override readonly name = "SearchStopped";
}

type Search = SearchRequest & {
  readonly flag: Int32Array<SharedArrayBuffer>;
  readonly answer: PromiseWithResolvers<RoutePlan>;
};

const waiting: Search[] = [];
const running = new Set<Search>();

/** Plans rides in a thread of its own, so that the site answers meanwhile. */
export function runSearch(request: SearchRequest): RunningSearch {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const search = { ...request, flag, answer: Promise.withResolvers<RoutePlan>() };
  waiting.push(search);
  startNext();
  return { plan: search.answer.promise, cancel: () => stop(search) };
}

const stop = ({ flag }: Search) => Atomics.store(flag, 0, 1);

function startNext() {
  if (running.size >= searchesAtOnce) return;
  const search = waiting.shift();
  if (!search) return;
  running.add(search);
  runInThread(search)
    .then(search.answer.resolve, search.answer.reject)
    .finally(() => {
      running.delete(search);
      startNext();
    });
}

function runInThread({ problem, settings, flag, onProgress }: Search): Promise<RoutePlan> {
  const data: ThreadWork = { problem, settings, flag: flag.buffer };
  return runThread({
    folder: import.meta.dirname,
    name: "search-thread",
    data,
    memoryMb,
    onMessage(message: ThreadMessage) {
      if (message.kind === "wrong") throw new RoutingProblemError(message.message);
      if (message.kind === "plan") return message.plan;
      onProgress?.(message.progress);
      return undefined;
    },
  });
}

/** For an instance that stops: those running answer with their best plan so far, and no thread stays behind. */
export async function stopSearches(): Promise<void> {
  for (const search of waiting.splice(0)) search.answer.reject(new SearchStopped("The instance stops."));
  const plans = [...running].map(({ answer }) => answer.promise);
  for (const search of running) stop(search);
  await Promise.allSettled(plans);
}
