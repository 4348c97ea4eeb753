import { type SpeedKind, speedKinds } from "#domain/geography/speed-kind.ts";
import type { CoreRoads } from "./core-roads.ts";
import { SecondsQueue } from "./seconds-queue.ts";
import type { Reached, Tie } from "./tie-place.ts";

/** That many seconds of driving at most are searched without a pause: some hundred junctions. */
const stepOf = 16;

/** The ways from one place to many junctions in one search (Dijkstra’s, with a queue by the second instead of a heap). */
export class CoreSearch {
  readonly #core: CoreRoads;
  /** Per junction: seconds and metres, together because they are read together. */
  readonly #reached: Float64Array;
  readonly #isWanted: Uint8Array;
  readonly #open: SecondsQueue;

  constructor(core: CoreRoads) {
    const longest = speedKinds.map((kind) => core.arcSeconds[kind].reduce((most, one) => Math.max(most, one), 0));
    this.#core = core;
    this.#reached = new Float64Array(2 * core.junctions);
    this.#isWanted = new Uint8Array(core.junctions);
    this.#open = new SecondsQueue(core.junctions, Math.max(...longest));
  }

  /** Ends when all wanted junctions are known. Yields now and then. */
  *run(from: Tie, wanted: Iterable<number>, kind: SpeedKind): Generator<undefined, void> {
    const { arcsFrom, arcTo, arcMetres } = this.#core;
    const arcSeconds = this.#core.arcSeconds[kind];
    const [reached, open, isWanted] = [this.#reached, this.#open, this.#isWanted];
    reached.fill(Number.POSITIVE_INFINITY);
    isWanted.fill(0);
    let left = 0;
    for (const junction of wanted) {
      if (!isWanted[junction]) left++;
      isWanted[junction] = 1;
    }
    open.begin([...from.junctions].map(([junction, { seconds }]) => ({ junction, seconds })));
    for (const [junction, { seconds, metres }] of from.junctions) {
      reached[2 * junction] = seconds;
      reached[2 * junction + 1] = metres;
    }
    while (left > 0 && open.nextSecond()) {
      if (open.second % stepOf === 0) yield;
      for (let junction = open.take(); junction >= 0; junction = open.take()) {
        const seconds = reached[2 * junction] ?? 0;
        // It was reached sooner, and is done with.
        if (seconds < open.second) continue;
        // One of this second may still become quicker; at the end of the second all of them are right.
        if (isWanted[junction]) left--;
        isWanted[junction] = 0;
        const metres = reached[2 * junction + 1] ?? 0;
        const end = arcsFrom[junction + 1] ?? 0;
        for (let arc = arcsFrom[junction] ?? 0; arc < end; arc++) {
          const other = arcTo[arc] ?? 0;
          const later = seconds + (arcSeconds[arc] ?? 0);
          if (later >= (reached[2 * other] ?? 0)) continue;
          reached[2 * other] = later;
          reached[2 * other + 1] = metres + (arcMetres[arc] ?? 0);
          open.put(other, later);
        }
      }
    }
  }

  to(junction: number): Reached {
    return { seconds: this.#reached[2 * junction] ?? 0, metres: this.#reached[2 * junction + 1] ?? 0 };
  }
}
