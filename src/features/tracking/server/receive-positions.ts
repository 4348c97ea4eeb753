import type { Context } from "#platform/context.ts";
import { hashOfToken } from "./device-token.ts";
import { type Judged, judgeFixes, type Sent } from "./judge-fixes.ts";
import { findDevice, findDriverApp, type Source } from "./roster-views.ts";
import { tellOfPositions } from "./store.ts";
import { PositionWriter } from "./write-positions.ts";

/** Facts about a device and its duty may be this old; renewals and withdrawals take effect at once. */
const knownForMs = 30_000;
/** Maps are notified at most this often, however many devices send. */
const tellEveryMs = 250;
/** A phone that was offline for a day sends its positions as fast as they are answered. */
const requestsAMinute = 1200;

type Known = { readonly source: Promise<Source | undefined>; readonly readAt: number };
type Window = { count: number; readonly endsAt: number };
export type Receipt = Pick<Judged, "refused" | "everySeconds"> & { readonly stored: number };

type Finder = typeof findDevice;

/** Receives positions, judges them and has them written. */
export class PositionReceiver {
  readonly #db: Context["db"];
  readonly #writer: PositionWriter;
  readonly #known = new Map<string, Known>();
  readonly #windows = new Map<string, Window>();
  #telling: NodeJS.Timeout | undefined;

  constructor(db: Context["db"]) {
    this.#db = db;
    this.#writer = new PositionWriter(db, () => this.#tellSoon());
  }

  /** From a device; undefined for an unknown token. */
  fromDevice(token: string, sent: Sent, now: Date): Promise<Receipt | undefined> {
    return this.#receive(findDevice, hashOfToken(token), sent, now);
  }

  /** From a signed-in driver’s app; undefined if the account is not an active driver’s. */
  fromApp(userId: string, sent: Sent, now: Date): Promise<Receipt | undefined> {
    return this.#receive(findDriverApp, userId, sent, now);
  }

  async #receive(find: Finder, key: string, sent: Sent, now: Date): Promise<Receipt | undefined> {
    const source = await this.#sourceOf(find, key, now);
    if (!source) return undefined;
    const { rows, refused, everySeconds } = judgeFixes(source, sent, now);
    await this.#writer.write(rows);
    return { stored: rows.length, refused, everySeconds };
  }

  /**
   * Seconds until a device may send again; 0 if it may now. Only known devices are counted, because strangers
   * make up tokens.
   */
  waitOf(token: string, at: Date): number {
    const now = at.getTime();
    const hash = hashOfToken(token);
    if (!this.#known.has(hash)) return 0;
    const known = this.#windows.get(hash);
    if (known && known.endsAt > now) {
      known.count++;
      return known.count > requestsAMinute ? Math.ceil((known.endsAt - now) / 1000) : 0;
    }
    sweep(this.#windows, ({ endsAt }) => endsAt <= now);
    this.#windows.set(hash, { count: 1, endsAt: now + 60_000 });
    return 0;
  }

  /** Devices have changed: forgets what is cached about them. */
  forget() {
    this.#known.clear();
  }

  #tellSoon() {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      // If this fails, an open map catches up with the next position; the position itself is stored.
      tellOfPositions(this.#db).catch(() => {});
    }, tellEveryMs).unref();
  }

  #sourceOf(find: Finder, hash: string, now: Date): Promise<Source | undefined> {
    const oldest = now.getTime() - knownForMs;
    const known = this.#known.get(hash);
    if (known && known.readAt > oldest) return known.source;
    sweep(this.#known, ({ readAt }) => readAt <= oldest);
    const source = find(this.#db, hash, now);
    this.#known.set(hash, { source, readAt: now.getTime() });
    source.then(
      (row) => row ?? this.#drop(hash, source),
      () => this.#drop(hash, source),
    );
    return source;
  }

  /** Unknown tokens and failed lookups are not cached. */
  #drop(hash: string, source: Known["source"]) {
    if (this.#known.get(hash)?.source !== source) return;
    this.#known.delete(hash);
    this.#windows.delete(hash);
  }
}

const receivers = new WeakMap<object, PositionReceiver>();

/** The single receiver of this database connection, so that simultaneous positions are written together. */
export function receiverOn(db: Context["db"]): PositionReceiver {
  const known = receivers.get(db);
  if (known) return known;
  const made = new PositionReceiver(db);
  receivers.set(db, made);
  return made;
}

/** Removes expired entries once there are many, instead of on every request. */
function sweep<V>(map: Map<string, V>, isOver: (value: V) => boolean) {
  if (map.size < 5000) return;
  for (const [key, value] of map) if (isOver(value)) map.delete(key);
}
