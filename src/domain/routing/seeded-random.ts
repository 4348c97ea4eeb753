const step = 0x6d2b79f5;
const toUnit = 2 ** -32;

/**
 * Numbers that look random and repeat with their seed (mulberry32). Its period is 2^32; a generator with a shorter cycle
 * makes a search stall without a sign of it.
 */
export class SeededRandom {
  // In an array, because a captured or boxed number is allocated again at every change.
  readonly #state: Int32Array;

  constructor(seed: number) {
    this.#state = Int32Array.of(Math.imul(seed | 0, 0x85ebca6b) ^ 0x9e3779b9, 50);
  }

  /** From 0 up to, but without, 1. */
  next(): number {
    const state = ((this.#state[0] ?? 0) + step) | 0;
    this.#state[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) * toUnit;
  }

  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /**
   * True once in a hundred calls. The distance to the next time is drawn instead of every call, because this is
   * called for every place a ride could be inserted at.
   */
  blinks(): boolean {
    const left = this.#state[1] ?? 0;
    if (left > 0) {
      this.#state[1] = left - 1;
      return false;
    }
    this.#state[1] = Math.floor(Math.log(1 - this.next()) / Math.log(0.99));
    return true;
  }

  shuffle(list: number[]): void {
    for (let at = list.length - 1; at > 0; at--) {
      const other = this.below(at + 1);
      const moved = list[at] ?? 0;
      list[at] = list[other] ?? 0;
      list[other] = moved;
    }
  }
}
