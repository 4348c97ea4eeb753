import type { Context } from "#platform/context.ts";
import { insertPositions, isDayMissing, type NewPosition, openPositionDays, positionDay } from "./store.ts";

/** A larger statement would make the next senders wait. */
const rowsAtMost = 2000;
/** Parallel writes: while one waits for the disk, another can run. */
const lanes = 3;

const dayInMs = 24 * 60 * 60 * 1000;
const dayNumber = (moment: Date) => Math.floor(moment.getTime() / dayInMs);

type Waiting = {
  readonly rows: readonly NewPosition[];
  readonly done: () => void;
  readonly fail: (why: unknown) => void;
};

/**
 * Positions that arrive during a write are written together by the next statement, with one wait for the
 * disk, because many devices each send a little at a time. A sender is answered once its positions are on
 * disk.
 */
export class PositionWriter {
  readonly #db: Context["db"];
  readonly #onWritten: () => void;
  #waiting: Waiting[] = [];
  #writing = 0;
  readonly #days = new Set<string>();
  readonly #written = new WrittenSpans();

  constructor(db: Context["db"], onWritten: () => void) {
    this.#db = db;
    this.#onWritten = onWritten;
  }

  write(rows: readonly NewPosition[]): Promise<void> {
    if (rows.length === 0) return Promise.resolve();
    return new Promise((done, fail) => {
      this.#waiting.push({ rows, done, fail });
      if (this.#writing < lanes) void this.#writeAll();
    });
  }

  async #writeAll() {
    this.#writing++;
    while (this.#waiting.length > 0) await this.#writeTogether(this.#next());
    this.#writing--;
  }

  #next(): readonly Waiting[] {
    let rows = 0;
    const end = this.#waiting.findIndex((one) => {
      rows += one.rows.length;
      return rows > rowsAtMost;
    });
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : Math.max(end, 1));
  }

  async #writeTogether(group: readonly Waiting[]) {
    try {
      await this.#insert(group.flatMap(({ rows }) => rows));
      for (const { done } of group) done();
      this.#onWritten();
    } catch (error) {
      if (group.length === 1) return group[0]?.fail(error);
      // A fault in one must not block the others.
      for (const one of group) await this.#writeTogether([one]);
    }
  }

  async #insert(rows: readonly NewPosition[]) {
    const mayRepeat = rows.some((row) => this.#written.mayHold(row));
    await this.#openDays(rows);
    try {
      await insertPositions(this.#db, rows, mayRepeat);
    } catch (error) {
      if (!isDayMissing(error)) throw error;
      this.#days.clear();
      await this.#openDays(rows);
      await insertPositions(this.#db, rows, mayRepeat);
    }
    for (const row of rows) this.#written.add(row);
  }

  async #openDays(rows: readonly NewPosition[]) {
    const missing = [...new Set(rows.map(({ takenAt }) => dayNumber(takenAt)))]
      .map((day) => positionDay(new Date(day * dayInMs)))
      .filter((day) => !this.#days.has(day));
    if (missing.length === 0) return;
    await openPositionDays(this.#db, missing);
    for (const day of missing) this.#days.add(day);
  }
}

/** The period that each source has had written here; anything outside it was not written by this instance. */
class WrittenSpans {
  readonly #spans = new Map<string, { from: number; to: number }>();

  mayHold({ sourceId, takenAt }: NewPosition): boolean {
    const span = this.#spans.get(sourceId);
    return !span || (takenAt.getTime() >= span.from && takenAt.getTime() <= span.to);
  }

  add({ sourceId, takenAt }: NewPosition) {
    const at = takenAt.getTime();
    const span = this.#spans.get(sourceId);
    if (!span) this.#spans.set(sourceId, { from: at, to: at });
    else if (at < span.from) span.from = at;
    else if (at > span.to) span.to = at;
  }
}
