export type SearchProgress = {
  /** From 0 to 1. */
  readonly share: number;
  readonly iterations: number;
  readonly cost: number;
  readonly vehicles: number;
  readonly unassigned: number;
};

/** The rides of a vehicle, in the order of their pickups. */
export type StartRoute = { readonly vehicle: string; readonly rides: readonly string[] };

export type SearchSettings = {
  /** The same seed and number of iterations give the same plan. */
  readonly seed: number;
  /** Ends the search, and so does the time: at least one of them is needed. */
  readonly iterations?: number;
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Uses as few vehicles as possible, whatever the kilometres. */
  readonly fewestVehicles?: boolean;
  /** Begins with this plan, as far as it can be driven, and stays near it: for small changes to a plan that is good. */
  readonly start?: readonly StartRoute[];
  /** Read often; once true, the best plan so far is returned. */
  readonly isCancelled?: () => boolean;
  /** Called about a hundred times. */
  readonly onProgress?: (progress: SearchProgress) => void;
};

/** A clock is not read more often than this. */
const iterationsPerReading = 8;

/** How much of a search is done: by its iterations, its clock, or because it was cancelled. */
export class SearchBudget {
  iterations = 0;
  readonly #settings: SearchSettings;
  readonly #begun: number;
  #share = 0;

  constructor(settings: SearchSettings) {
    if (settings.iterations === undefined && settings.time === undefined)
      throw new RangeError("A search needs a number of iterations or a time");
    this.#settings = settings;
    this.#begun = settings.time?.now() ?? 0;
  }

  /** From 0 to 1. */
  get share(): number {
    return this.#share;
  }

  /** Counts an iteration. */
  count(): void {
    this.iterations++;
    if (this.iterations % iterationsPerReading === 0) this.read();
  }

  /** Reads the clock. */
  read(): void {
    const { iterations, time, isCancelled } = this.#settings;
    if (isCancelled?.()) this.#share = 1;
    if (iterations !== undefined) this.#share = Math.max(this.#share, this.iterations / iterations);
    if (!time) return;
    const elapsed = time.now() - this.#begun;
    this.#share = elapsed >= time.milliseconds ? 1 : Math.max(this.#share, elapsed / time.milliseconds);
  }
}
