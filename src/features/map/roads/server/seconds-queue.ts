type Start = { readonly junction: number; readonly seconds: number };

/**
 * Open junctions in lists by the second in which they are reached, used in turn: no arc takes longer than there are lists.
 * One that is reached again sooner is in two lists; who takes it the second time sees that it is done with.
 */
export class SecondsQueue {
  /** The first entry of each list; their number is a power of two. */
  readonly #first: Int32Array;
  readonly #mask: number;
  /** Per entry: its junction and the next entry. */
  #junction: Int32Array;
  #next: Int32Array;
  /** Entries that were taken, one leading to the next, and those that were never used. */
  #free = none;
  #unused = 0;
  /** Starts that are farther away than there are lists wait here, the farthest first. */
  #starts: Start[] = [];
  #second = 0;
  #open = 0;

  constructor(junctions: number, longestSeconds: number) {
    const lists = 2 ** Math.ceil(Math.log2(longestSeconds + 2));
    this.#first = new Int32Array(lists);
    this.#mask = lists - 1;
    this.#junction = new Int32Array(junctions);
    this.#next = new Int32Array(junctions);
  }

  begin(starts: readonly Start[]): void {
    this.#first.fill(none);
    this.#free = none;
    this.#unused = 0;
    this.#open = 0;
    this.#starts = [...starts].sort((one, other) => other.seconds - one.seconds);
    this.#second = Math.floor(this.#starts.at(-1)?.seconds ?? 0) - 1;
  }

  /** Goes on to the next second; false if nothing is open any more. */
  nextSecond(): boolean {
    this.#second++;
    for (let start = this.#starts.at(-1); start && start.seconds < this.#second + 1; start = this.#starts.at(-1)) {
      this.#starts.pop();
      this.put(start.junction, start.seconds);
    }
    return this.#open > 0 || this.#starts.length > 0;
  }

  get second(): number {
    return this.#second;
  }

  /** A junction of this second, or -1. */
  take(): number {
    const list = this.#second & this.#mask;
    const entry = this.#first[list] ?? none;
    if (entry < 0) return none;
    this.#first[list] = this.#next[entry] ?? none;
    this.#next[entry] = this.#free;
    this.#free = entry;
    this.#open--;
    return this.#junction[entry] ?? none;
  }

  put(junction: number, seconds: number): void {
    let entry = this.#free;
    if (entry >= 0) this.#free = this.#next[entry] ?? none;
    else {
      entry = this.#unused++;
      if (entry === this.#next.length) this.#grow();
    }
    const list = Math.trunc(seconds) & this.#mask;
    this.#junction[entry] = junction;
    this.#next[entry] = this.#first[list] ?? none;
    this.#first[list] = entry;
    this.#open++;
  }

  #grow(): void {
    const doubled = (column: Int32Array) => {
      const longer = new Int32Array(2 * column.length + 64);
      longer.set(column);
      return longer;
    };
    this.#junction = doubled(this.#junction);
    this.#next = doubled(this.#next);
  }
}

const none = -1;
