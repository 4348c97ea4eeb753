import type pg from "pg";

/** 38 MB of counters, 62 MB once each has been updated. Latecomers share a fixed number of counters per limit. */
export const countersAtMost = 200_000;
export const sharedCounters = 1024;

export type RoomSize = {
  readonly atMost: number;
  readonly shared: number;
  /** How many may be added before they are counted again: counting for each would cost more than the counter. */
  readonly atATime: number;
  /** When full, room is looked for again after this. */
  readonly againAfterMs: number;
};
export const standardRoom: RoomSize = {
  atMost: countersAtMost,
  shared: sharedCounters,
  atATime: 1000,
  againAfterMs: 10_000,
};

/**
 * Says whether one more counter may be kept. None is ever dropped for another before it ends, or a flood from many networks
 * would take away what keeps someone from guessing. Several instances go over the bound by what each takes at a time.
 */
export class CounterRoom {
  readonly #pool: pg.Pool;
  readonly #size: RoomSize;
  #left = 0;
  /** Reserved by statements under way. */
  #underWay = 0;
  #looking: Promise<boolean> | undefined;
  #fullUntil = 0;

  constructor(pool: pg.Pool, size: RoomSize) {
    this.#pool = pool;
    this.#size = size;
  }

  /** Reserves room for a counter that may be new; false if there is none. */
  async take(): Promise<boolean> {
    while (this.#left <= 0) {
      if (Date.now() < this.#fullUntil) return false;
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
      if (!(await this.#looking)) return false;
    }
    this.#left--;
    this.#underWay++;
    return true;
  }

  /** The reserved statement has finished. An existing counter needed no room. */
  settle(needed: boolean): void {
    this.#underWay--;
    // While counting, the remaining room is about to be set.
    if (!needed && !this.#looking) this.#left++;
  }

  async #look(): Promise<boolean> {
    const { atMost, atATime, againAfterMs } = this.#size;
    const underWay = this.#underWay;
    let kept = await this.#ask("select count(*)::int as kept from rate_limits");
    if (kept >= atMost) kept = await this.#ask(dropEnded);
    this.#left = Math.min(atATime, Math.max(0, atMost - kept - underWay));
    if (this.#left === 0) this.#fullUntil = Date.now() + againAfterMs;
    return this.#left > 0;
  }

  async #ask(text: string): Promise<number> {
    const { rows } = await this.#pool.query<{ kept: number }>(text);
    return rows[0]?.kept ?? 0;
  }
}

/** The hourly task runs immediately when there is no room. */
const dropEnded = `with ended as (
    delete from rate_limits where key in (select key from rate_limits where resets_at <= now() for update skip locked)
    returning 1)
  select ((select count(*) from rate_limits) - (select count(*) from ended))::int as kept`;
